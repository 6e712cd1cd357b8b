import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelCode, type Grant, type NewCode, newCode } from '../api/doors.ts';
import { sentence } from '../format.ts';

/** A code for one more device, made at once; `renew` makes another one and cancels this. */
export function useNewCode(tournament: string, grant: Grant) {
  const [code, setCode] = useState<NewCode | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const latest = useRef<NewCode | null>(null);
  const wanted = JSON.stringify(grant);
  const renew = useCallback(async (): Promise<void> => {
    const old = latest.current;
    latest.current = null;
    if (old !== null) void cancelCode(tournament, old.id);
    const reply = await newCode(tournament, JSON.parse(wanted) as Grant);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    if (!('ok' in reply)) return;
    latest.current = reply.ok;
    setCode(reply.ok);
  }, [tournament, wanted]);
  useEffect(() => {
    setCode(null);
    latest.current = null;
    void renew();
  }, [renew]);
  return { code, sorry, renew };
}
