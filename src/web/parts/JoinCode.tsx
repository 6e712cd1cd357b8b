import { useEffect, useState } from 'react';
import { joinCode } from '../api.ts';
import { useWords } from '../language.ts';
import { screenAt } from '../router.ts';
import { partWords } from './words.ts';

/** How guests get in; nothing where this device is not shown the code. */
export function JoinCode() {
  const t = useWords(partWords);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const screen = screenAt(window.location.pathname);
    if ('tournament' in screen) void joinCode(screen.tournament).then(setCode);
  }, []);
  if (code === null) return null;
  return (
    <p className="next">
      {t.guestsJoin(window.location.host)} <b className="number">{code}</b>
    </p>
  );
}
