import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DOLLARS } from '../../../engine/money/currency.ts';
import { create } from '../../shared/api/api.ts';
import { Field } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { money, sentence } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { lastPlan, type NewTournament } from '../../shared/planning/api.ts';
import { spokenDay } from '../../shared/planning/days.ts';
import { nextTime } from '../../shared/planning/wish.ts';
import { useTitles } from '../../shared/play/useTitles.ts';
import { go } from '../../shared/router.ts';
import { gamesWords } from './games-words.ts';
import { homeWords } from './words.ts';

/** The next tournament, planned like the last one; nothing is created before it was looked at. */
export function SameAgain() {
  const t = useWords(homeWords);
  const language = useLanguage();
  const [last, setLast] = useState<NewTournament | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void lastPlan().then((reply) => 'ok' in reply && setLast(reply.ok['last-plan']));
  }, []);
  if (last === null) return null;
  const next: NewTournament =
    last.when === undefined ? last : { ...last, when: nextTime(last.when, new Date()) };
  const day = next.when === undefined ? '' : spokenDay(next.when, language);
  return (
    <div className="same">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <RotateCcw size={22} aria-hidden="true" />
        <span>
          <b>{t.same}</b>
          <small>{t.sameSays(next.name, day, next.plan?.players ?? 0)}</small>
        </span>
      </button>
      {open && <SameSheet next={next} onClose={() => setOpen(false)} />}
    </div>
  );
}

function SameSheet({ next, onClose }: { next: NewTournament; onClose: () => void }) {
  const t = useWords(gamesWords);
  const home = useWords(homeWords);
  const titles = useTitles();
  const [name, setName] = useState(next.name);
  const [date = '', time = ''] = (next.when ?? '').split('T');
  const [at, setAt] = useState({ date, time });
  const [making, setMaking] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const { plan, rulebook } = next;
  const dated = at.date !== '' && at.time !== '';
  const make = async (): Promise<void> => {
    setMaking(true);
    const { when: _, ...rest } = next;
    const reply = await create({
      ...rest,
      name: name.trim(),
      ...(dated && { when: `${at.date}T${at.time}` }),
    });
    setMaking(false);
    if ('ok' in reply) go(`/t/${reply.ok.tournament}/made`);
    else setSorry(sentence(reply.sorry));
  };
  return (
    <Sheet title={t.sameTitle} onClose={onClose}>
      <Field label={t.name} value={name} onChange={setName} />
      <div className="row">
        <Field label={t.date} type="date" value={at.date} onChange={(to) => setAt({ ...at, date: to })} />
        <Field label={t.time} type="time" value={at.time} onChange={(to) => setAt({ ...at, time: to })} />
      </div>
      <p className="dim">
        {t.factsAre(
          plan?.players ?? 0,
          titles.get(rulebook) ?? '',
          plan?.buyIn === undefined || plan.buyIn === 0
            ? ''
            : money(plan.buyIn, next.choices?.tournament?.currency ?? DOLLARS),
        )}
      </p>
      <button
        type="button"
        className="button act"
        disabled={making || name.trim() === ''}
        onClick={() => void make()}
      >
        {making ? home.making : t.createIt}
      </button>
      <Go to="/plan" className="button">
        {t.planAnew}
      </Go>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </Sheet>
  );
}
