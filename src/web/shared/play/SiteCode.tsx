import { useState } from 'react';
import { tellSiteCode } from '../api/api.ts';
import { Labelled } from '../components/fields.tsx';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { playWords } from './words.ts';
import './site-code.css';

/** Why something was not done, as a reply says it. */
export type Wrong = { readonly code: string; readonly message: string };

/** Whether the code in the host's terminal is what is missing. */
export const needsSiteCode = ({ code }: Wrong): boolean =>
  ['not-a-member', 'site-code-needed', 'wrong-site-code'].includes(code);

/** Tournaments are created on the host's machine, or by somebody who can read its terminal. */
export function SiteCode({ wrong, onTold }: { wrong: Wrong; onTold: () => void }) {
  const t = useWords(playWords);
  const [code, setCode] = useState('');
  const tell = (): void => {
    tellSiteCode(code);
    onTold();
  };
  return (
    <div className="card site-code" role="alert">
      <p>{wrong.code === 'wrong-site-code' ? sentence(wrong.message) : t.codeNeeded}</p>
      <Labelled label={t.siteCode}>
        {(id) => (
          <input
            id={id}
            className="field number"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              tell();
            }}
          />
        )}
      </Labelled>
      <button type="button" className="button" disabled={code.trim() === ''} onClick={tell}>
        {t.useCode}
      </button>
    </div>
  );
}
