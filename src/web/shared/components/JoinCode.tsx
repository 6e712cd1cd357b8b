import { useEffect, useState } from 'react';
import { screenAt } from '../../../protocol/screens.ts';
import { joinCode } from '../api/api.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';

/** How guests get in; nothing where this device is not shown the code. */
export function JoinCode() {
  const t = useWords(componentWords);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const tournament = screenAt(window.location.pathname)?.tournament;
    if (tournament !== undefined) void joinCode(tournament).then(setCode);
  }, []);
  if (code === null) return null;
  return (
    <p className="next">
      {t.guestsJoin(window.location.host)} <b className="number">{code}</b>
    </p>
  );
}
