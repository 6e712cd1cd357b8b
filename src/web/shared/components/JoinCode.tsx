import { useEffect, useState } from 'react';
import { screenAt } from '../../../protocol/screens.ts';
import { joinCode } from '../api/api.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';

/** The code guests join with; nothing where this device may not see it. */
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
