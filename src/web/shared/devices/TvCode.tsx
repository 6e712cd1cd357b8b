import { useState } from 'react';
import { connectTv } from '../api/doors.ts';
import { Labelled } from '../components/fields.tsx';
import { useJoining } from '../components/JoinCode.tsx';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { devicesWords } from './words.ts';
import './tv-code.css';

/** The code a TV shows, typed by somebody who runs the tournament. */
export function TvCode({ tournament, onConnected }: { tournament: string; onConnected?: () => void }) {
  const t = useWords(devicesWords);
  const joining = useJoining(tournament);
  const [code, setCode] = useState('');
  const [sorry, setSorry] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const connect = async (): Promise<void> => {
    setBusy(true);
    const reply = await connectTv(tournament, code);
    setBusy(false);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    if (!('ok' in reply)) return;
    setCode('');
    onConnected?.();
  };
  const ready = code.trim().length >= 4 && !busy;
  return (
    <form
      className="tv-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void connect();
      }}
    >
      <p>
        {t.tvOpen} <b className="address">{joining?.address.tv}</b> {t.tvThen}
      </p>
      <Labelled label={t.tvCode}>
        {(id) => (
          <div className="row">
            <input
              id={id}
              className="field number grow"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={12}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <button type="submit" className="button act" disabled={!ready}>
              {t.connectTv}
            </button>
          </div>
        )}
      </Labelled>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </form>
  );
}
