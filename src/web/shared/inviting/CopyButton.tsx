import { type ReactNode, useState } from 'react';
import { useWords } from '../language.ts';
import { inviteWords } from './words.ts';

const COPIED_MS = 3_000;

/** Copies a text. Pages without https have no clipboard: then `onHand` selects it, to be copied by hand. */
export function CopyButton(props: { text: string; icon: ReactNode; onHand: () => void; children: string }) {
  const { text, icon, onHand, children } = props;
  const t = useWords(inviteWords);
  const [did, setDid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    onHand();
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setDid(done ? t.copied : t.copyYourself);
    window.setTimeout(() => setDid(null), COPIED_MS);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {did === null && icon} {did ?? children}
      </button>
      <span className="unseen" role="status">
        {did}
      </span>
    </>
  );
}
