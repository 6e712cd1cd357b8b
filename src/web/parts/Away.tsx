import { WifiOff } from 'lucide-react';
import { wallTime } from '../format.ts';
import './away.css';

/** Says that the server is away and since when; the clock runs on beside it. */
export function Away({ since }: { since: number | null }) {
  return (
    <div className="away" role="status">
      {since !== null && (
        <p>
          <WifiOff size={16} aria-hidden="true" />
          No line to the server since {wallTime(since)}. The clock runs on; this page catches up by itself.
        </p>
      )}
    </div>
  );
}

/** Instead of a screen: while the first view is on its way, or when there will be none. */
export function Waiting({ refused }: { refused: string | null }) {
  return (
    <main className="waiting">
      <h1 className="title">{refused === null ? 'One moment' : 'Nothing here'}</h1>
      <p className="dim">
        {refused === null
          ? 'Asking the house how the night stands.'
          : `The house says: ${refused}. Look at the address, or ask the host for the link again.`}
      </p>
    </main>
  );
}
