import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { TV_LAYOUTS, type TvLayout } from '../../../../engine/tournament/state/tv-layout.ts';
import type { Club } from '../../../../protocol/club.ts';
import { club, setClub } from '../../../shared/api/club.ts';
import { Labelled } from '../../../shared/components/fields.tsx';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { guidedWords } from './guided-words.ts';
import { Choice } from './inputs.tsx';
import { smallPicture } from './picture.ts';

const NO_CLUB: Club = { name: '', text: '', picture: null };

/** What every TV of the tournament shows, and what the club shows of itself there. */
export function OnTv() {
  const { view, run } = useDesk();
  const t = useWords(guidedWords);
  return (
    <>
      <h3 className="label">{t.layout}</h3>
      <Choice<TvLayout>
        label={t.layout}
        options={TV_LAYOUTS.map((layout) => [layout, t.layouts[layout]] as const)}
        value={view.tvLayout}
        onPick={(layout) => run({ type: 'show-on-tv', layout })}
      />
      {/* Only the host may change what the site remembers. */}
      {view.may === null && <OwnClub />}
    </>
  );
}

function OwnClub() {
  const t = useWords(guidedWords);
  const [own, setOwn] = useState<Club | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    void club().then((reply) => setOwn('ok' in reply ? reply.ok : NO_CLUB));
  }, []);
  if (own === null) return null;
  const change = (part: Partial<Club>): void => {
    setSaid(null);
    setOwn({ ...own, ...part });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    const picture = await smallPicture(file);
    if (picture === null) setSaid(t.notAPicture);
    else change({ picture });
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reply = await setClub(own);
    setSaid('ok' in reply ? t.saved : sentence(reply.sorry));
  };
  return (
    <form className="own-club" onSubmit={save}>
      <h3 className="label">{t.club}</h3>
      <p className="dim">{t.clubSays}</p>
      <Labelled label={t.clubName}>
        {(id) => (
          <input
            id={id}
            className="field"
            autoComplete="off"
            maxLength={60}
            value={own.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t.clubText}>
        {(id) => (
          <input
            id={id}
            className="field"
            autoComplete="off"
            maxLength={160}
            placeholder={t.clubTextHint}
            value={own.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Labelled>
      <div className="row">
        {own.picture !== null && <img src={own.picture} alt={t.picture} />}
        <label className="button grow">
          <ImagePlus size={18} aria-hidden="true" /> {t.pick}
          <input type="file" className="unseen" accept="image/png,image/jpeg,image/webp" onChange={choose} />
        </label>
        {own.picture !== null && (
          <button
            type="button"
            className="button bare"
            aria-label={t.removePicture}
            onClick={() => change({ picture: null })}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      <button type="submit" className="button act">
        {t.save}
      </button>
    </form>
  );
}
