import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Labelled } from '../components/fields.tsx';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { changeCall, type Invited } from '../planning/api.ts';
import { inviteWords } from './words.ts';

/** To the group's own voice or video call, in a tab of its own. */
export function CallLink({ call }: { call: string }) {
  const t = useWords(inviteWords);
  return (
    <a className="button" href={call} target="_blank" rel="noopener noreferrer">
      <Phone size={20} aria-hidden="true" /> {t.joinCall}
    </a>
  );
}

/** For the host: where the group talks while it plays. */
export function CallField({ tournament, invited }: { tournament: string; invited: Invited }) {
  const t = useWords(inviteWords);
  const [call, setCall] = useState(invited.call ?? '');
  const [says, setSays] = useState('');
  const save = async (): Promise<void> => {
    const link = call.trim();
    const reply = await changeCall(tournament, invited, link === '' ? null : link);
    setSays('ok' in reply ? (link === '' ? t.callRemoved : t.callSaved) : sentence(reply.sorry));
  };
  return (
    <form
      className="call-field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Labelled label={t.call}>
        {(id) => (
          <div className="row">
            <input
              id={id}
              className="field grow"
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={300}
              value={call}
              onChange={({ target }) => {
                setCall(target.value);
                setSays('');
              }}
            />
            <button type="submit" className="button" disabled={call.trim() === (invited.call ?? '')}>
              {t.saveCall}
            </button>
          </div>
        )}
      </Labelled>
      <p className="dim" role="status">
        {says}
      </p>
    </form>
  );
}
