import { Download, Lock, LockOpen, ShieldAlert } from 'lucide-react';
import { Card } from '../../../shared/components/Card.tsx';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { download } from '../../../shared/download.ts';
import { listed } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import type { Wrong } from './check.ts';
import type { HandCheck } from './shuffles.ts';
import { fairnessWords } from './words.ts';
import './fairness.css';

/** Sixteen digits in fours: enough to compare by ear. */
const spoken = (print: string): string => print.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

const ABOUT_A_CARD = ['no-proof-of', 'other-place'];

function WhatIsWrong({ wrong }: { wrong: Wrong }) {
  const t = useWords(fairnessWords);
  return (
    <div className="verdict wrong">
      <ShieldAlert size={24} aria-hidden="true" />
      <div>
        <p>
          <b>{t.wrong[wrong.is]}</b>
        </p>
        {ABOUT_A_CARD.includes(wrong.is) ? <Card card={wrong.about} /> : <p lang="en">{wrong.about}</p>}
        <p>{t.whatToDo}</p>
      </div>
    </div>
  );
}

type Checked = NonNullable<HandCheck['checked']>;

/** In one line: not checked yet, all right, or what is wrong. */
function Verdict({ checked }: { checked: Checked | null }) {
  const t = useWords(fairnessWords);
  return (
    <div role="status">
      {checked === null ? (
        <p className="verdict">
          <Lock size={24} aria-hidden="true" /> {t.checkedLater}
        </p>
      ) : checked.wrong === null ? (
        <p className="verdict right">
          <LockOpen size={24} aria-hidden="true" /> <b>{t.right(checked.cards.length)}</b>
        </p>
      ) : (
        <WhatIsWrong wrong={checked.wrong} />
      )}
    </div>
  );
}

/** What the proof says: the seal, who shuffled, and the cards that were seen. */
function Proved(props: { checked: Checked; shuffledAgain: number; nameOf: (player: string) => string }) {
  const { checked, shuffledAgain, nameOf } = props;
  const t = useWords(fairnessWords);
  const names = (players: readonly string[]): string => listed(players.map(nameOf));
  return (
    <section>
      <h3>{t.proved}</h3>
      <ul>
        <li>{t.sealed}</li>
        <li>
          {checked.mixedBy.length === 0 ? t.mixedByServer : t.mixed(names(checked.mixedBy))}{' '}
          {checked.leftOut.length > 0 && t.leftOut(names(checked.leftOut))}
        </li>
        {shuffledAgain > 0 && <li>{t.again(shuffledAgain)}</li>}
        <li>
          {t.lay}
          <span className="cards">
            {checked.cards.map((card) => (
              <Card key={card} card={card} />
            ))}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** A checked proof to take away, and every step of the check. */
function Evidence(props: { checked: Checked; onSave: (() => void) | null }) {
  const { checked, onSave } = props;
  const t = useWords(fairnessWords);
  return (
    <>
      <button type="button" className="button" disabled={onSave === null} onClick={() => onSave?.()}>
        <Download size={20} aria-hidden="true" /> {t.save}
      </button>
      <p className="dim">{t.saveWhy}</p>
      <details>
        <summary>{t.inDetail}</summary>
        <ol lang="en">
          {checked.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** The proof of one hand in plain words: what it says, what to compare, what it cannot say. */
export default function ProofSheet(props: {
  tournament: string;
  at: { readonly table: string; readonly hand: number };
  check: HandCheck | undefined;
  checkedHands: number;
  nameOf: (player: string) => string;
  onCheck: () => void;
  onClose: () => void;
}) {
  const { tournament, at, check, checkedHands, nameOf, onCheck, onClose } = props;
  const t = useWords(fairnessWords);
  const checked = check?.checked ?? null;
  const proof = check?.proof ?? null;
  const print = check?.fingerprint ?? null;
  const save = (): void =>
    download(
      `riffle-${tournament}-${at.table}-${at.hand}.json`,
      `${JSON.stringify({ proof }, null, 2)}\n`,
      'application/json',
    );
  return (
    <Sheet title={t.isItFair} onClose={onClose}>
      <div className="proof">
        <p className="dim">
          {t.hand(at.table, at.hand)}
          {checkedHands > 0 && ` · ${t.tonight(checkedHands)}`}
        </p>
        <Verdict checked={checked} />
        <p>{t.took[check?.took ?? 'watched']}</p>
        {checked !== null && checked.wrong === null && (
          <Proved checked={checked} shuffledAgain={(proof?.shuffles.length ?? 1) - 1} nameOf={nameOf} />
        )}
        <section>
          <h3>{t.fingerprint}</h3>
          {print !== null && <p className="print number">{spoken(print)}</p>}
          <p className="dim">{print === null ? t.noFingerprint : t.readAloud}</p>
        </section>
        <section>
          <h3>{t.limits}</h3>
          <p>{t.limitsText}</p>
        </section>
        {checked === null ? (
          <button type="button" className="button act" onClick={onCheck}>
            {t.checkNow}
          </button>
        ) : (
          <Evidence checked={checked} onSave={proof === null ? null : save} />
        )}
      </div>
    </Sheet>
  );
}
