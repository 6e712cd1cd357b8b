import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { rulebookTitle, wallDate } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { Booklet } from './Booklet.tsx';
import { CardsToPull } from './CardsToPull.tsx';
import { Moves } from './Moves.tsx';
import type { Matter } from './Paper.tsx';
import { Prizes } from './Prizes.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { Rulebook } from './Rulebook.tsx';
import { Rulings } from './Rulings.tsx';
import { Schedule } from './Schedule.tsx';
import { Seating } from './Seating.tsx';
import type { SheetName } from './sheets.ts';
import { paperWords } from './words.ts';

const SHEET: Readonly<Record<SheetName, ComponentType<{ matter: Matter }>>> = {
  schedule: Schedule,
  prizes: Prizes,
  cards: CardsToPull,
  booklet: Booklet,
  rulings: Rulings,
  rulebook: Rulebook,
  seating: Seating,
  moves: Moves,
  result: ResultSheet,
};

/** A4 in the pixels of a screen, and a little air. */
const SHEET_WIDTH = 794 + 16;

/** How small a sheet must be to be seen whole across; the printer prints it in its own size. */
const fitting = (): number => Math.min(1, document.documentElement.clientWidth / SHEET_WIDTH);

function useFit(): number {
  const [fit, setFit] = useState(fitting);
  useEffect(() => {
    const look = (): void => setFit(fitting());
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return fit;
}

/** Paper on the screen as it comes out of the printer. */
export function Sheet({ name, matter }: { name: SheetName; matter: Matter }) {
  const Content = SHEET[name];
  const fit = useFit();
  return (
    <main className={`sheet-of ${name}`} style={{ '--fit': fit } as CSSProperties}>
      <Content matter={matter} />
    </main>
  );
}

/** The title of a sheet, and below it what it belongs to. */
export function Head({ matter, title, children }: { matter: Matter; title: string; children?: ReactNode }) {
  const { rulebook, tournament } = matter;
  const at = tournament?.after.at ?? null;
  const of = rulebookTitle(rulebook);
  return (
    <header className="sheet-head">
      <h1 className="title">{title}</h1>
      <p>
        {tournament === null
          ? of
          : [tournament.view.name, at !== null && wallDate(at), of].filter(Boolean).join(' · ')}
      </p>
      {children}
    </header>
  );
}

/** Shown before there is anything to print. */
export function NotYet({ what }: { what: 'seating' | 'result' }) {
  const t = useWords(paperWords);
  return (
    <>
      <h1 className="title">{t.sheets[what].title}</h1>
      <p className="not-yet">{t.notYet[what]}</p>
    </>
  );
}

/** How closely so many rows are printed, so that they fit on one page. */
export const spacing = (rows: number): 'roomy' | 'close' | 'tight' =>
  rows <= 22 ? 'roomy' : rows <= 32 ? 'close' : 'tight';
