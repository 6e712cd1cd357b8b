/** The longer side of a club's picture on a TV, in pixels. */
const LONGEST = 320;
/** What the server takes, as text. */
const MOST_LETTERS = 150 * 1024;

/** A picture from a phone, scaled down for a TV, as a data address; null for a file that is no picture. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // A logo keeps its see-through parts; a photo would be too large that way.
  const logo = canvas.toDataURL('image/png');
  return logo.length <= MOST_LETTERS ? logo : canvas.toDataURL('image/jpeg', 0.85);
}
