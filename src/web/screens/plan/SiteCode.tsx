import { useState } from 'react';
import { tellSiteCode } from '../../shared/api/api.ts';
import { Labelled } from '../../shared/components/fields.tsx';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { planWords } from './words.ts';

/** Tournaments are created on the host's machine, or by somebody who can read its terminal. */
export function SiteCode({ wrong, onTold }: { wrong: string | null; onTold: () => void }) {
  const t = useWords(planWords);
  const [code, setCode] = useState('');
  const tell = (): void => {
    tellSiteCode(code);
    onTold();
  };
  return (
    <div className="card wrong site-code" role="alert">
      <p>{wrong === null ? t.codeNeeded : sentence(wrong)}</p>
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
