import { z } from 'zod';
import { typed } from './typed.ts';

/** Small enough for a TV to ask for it now and then. */
const LONGEST_PICTURE = 160 * 1024;
/** How each kind of picture begins, in base64; an SVG could hold more than a picture. */
const BEGINNINGS: Readonly<Record<string, string>> = { png: 'iVBORw0KGgo', jpeg: '/9j/', webp: 'UklGR' };
const PICTURE = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

function isPicture(text: string): boolean {
  const [, kind = '', data = ''] = PICTURE.exec(text) ?? [];
  const beginning = BEGINNINGS[kind];
  return beginning !== undefined && data.startsWith(beginning);
}

/** What a club shows of itself on its TVs: its name, a line of text, and a picture as a data address. */
export const club = z.strictObject({
  name: typed(60, { blank: true }),
  text: typed(160, { blank: true }),
  picture: z
    .string()
    .max(LONGEST_PICTURE, 'is too large: 120 KB at most')
    .refine(isPicture, 'is no PNG, JPEG or WebP')
    .nullable(),
});
export type Club = z.infer<typeof club>;

export const NO_CLUB: Club = { name: '', text: '', picture: null };
