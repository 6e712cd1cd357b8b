import './digits.css';

/** A time in cells of equal width, so that no digit moves another. */
export function Digits({ text, label }: { text: string; label: string }) {
  // Cells are counted from the right, because the last one is always the seconds.
  const cells = [...text].map((cell, at) => ({ cell, place: text.length - at }));
  return (
    <span className="digits number" role="timer" aria-label={label}>
      {cells.map(({ cell, place }) => (
        <span key={place} className={cell === ':' ? 'colon' : 'digit'} aria-hidden="true">
          {cell}
        </span>
      ))}
    </span>
  );
}
