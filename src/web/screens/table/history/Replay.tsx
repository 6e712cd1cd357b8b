import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Lightbulb,
  LockKeyhole,
  type LucideIcon,
  Pause,
  Play,
  Share2,
} from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { Go } from '../../../shared/components/Go.tsx';
import { Why } from '../../../shared/components/Why.tsx';
import { blinds } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import { inPercent } from '../percent.ts';
import { type Equities, useEquities } from './odds.ts';
import { decisionIn } from './opinion/decision.ts';
import { ReplayFelt } from './ReplayFelt.tsx';
import { type Line, madeOf, stepsOf, tellSteps } from './story.ts';
import { usePlayback } from './usePlayback.ts';
import { historyWords } from './words.ts';

const ShareSheet = lazyPart(() => import('./ShareSheet.tsx'));
const ProofOf = lazyPart(() => import('./ProofOf.tsx'));
const Opinion = lazyPart(() => import('./opinion/Opinion.tsx'));

type Sheets = 'share' | 'proof' | 'opinion';

/** One hand, step by step. */
export default function Replay({ tournament, hand }: { tournament: string; hand: HandToReplay }) {
  const t = useWords(historyWords);
  const steps = useMemo(() => stepsOf(hand), [hand]);
  const lines = useMemo(() => tellSteps(hand, t), [hand, t]);
  const playback = usePlayback(steps.length);
  const [open, setOpen] = useState<Sheets | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const show = (what: Sheets): void => setOpen(what);
  const decision = useMemo(() => decisionIn(hand), [hand]);
  const [step, line] = [steps[playback.at]!, lines[playback.at]!];
  const equities = useEquities(hand, step);
  const parts = useMemo(() => inPercent(equities), [equities]);
  const title = t.title(hand.table, hand.number);
  useEffect(() => {
    document.title = `${title} · ${hand.tournament} · Riffle`;
  }, [title, hand.tournament]);
  return (
    <main className="hands replay">
      <header>
        <Go to={`/t/${tournament}/hands`} className="button bare leave">
          <ChevronLeft size={20} aria-hidden="true" /> {t.backToList}
        </Go>
        <h1 className="title">{title}</h1>
        <p className="dim number">{blinds(hand.stakes)}</p>
      </header>
      <section className="stage">
        <ReplayFelt hand={hand} step={step} parts={parts} />
        <Caption line={line} onWhy={(rule) => setWhy(rule)} />
        <Player playback={playback} steps={steps.length} says={line.text} />
        <p className="dim keys">{t.keys}</p>
      </section>
      <section className="beside">
        <Known hand={hand} board={step.board} parts={parts} />
        <div className="row">
          <button type="button" className="button grow" onClick={() => show('share')}>
            <Share2 size={20} aria-hidden="true" /> {t.share}
          </button>
          <button type="button" className="button grow" onClick={() => show('proof')}>
            <LockKeyhole size={20} aria-hidden="true" /> {t.fair}
          </button>
        </div>
        {decision !== null && (
          <button type="button" className="button wide" onClick={() => show('opinion')}>
            <Lightbulb size={20} aria-hidden="true" /> {t.opinion}
          </button>
        )}
        <h2>{t.story}</h2>
        <Story lines={lines} at={playback.at} onStep={playback.to} />
      </section>
      <Suspense fallback={null}>
        {open === 'share' && <ShareSheet tournament={tournament} hand={hand} onClose={() => setOpen(null)} />}
        {open === 'proof' && <ProofOf tournament={tournament} hand={hand} onClose={() => setOpen(null)} />}
        {open === 'opinion' && decision !== null && hand.atStake !== null && (
          <Opinion decision={decision} atStake={hand.atStake} onClose={() => setOpen(null)} />
        )}
        {why !== null && <Why rule={why} onClose={() => setWhy(null)} />}
      </Suspense>
    </main>
  );
}

/** What happens in this step, and the rule behind it. */
function Caption({ line, onWhy }: { line: Line; onWhy: (rule: string) => void }) {
  const t = useWords(historyWords);
  const { text, note, rule } = line;
  return (
    <>
      <div className="caption" role="status">
        <p>
          <b>{text}</b>
        </p>
        {note !== null && <p>{note}</p>}
      </div>
      {rule !== null && (
        <button type="button" className="button bare" onClick={() => onWhy(rule)}>
          {t.why}
        </button>
      )}
    </>
  );
}

/** A slider over the steps, and the buttons of a player. */
function Player(props: { playback: ReturnType<typeof usePlayback>; steps: number; says: string }) {
  const { at, playing, to, toggle } = props.playback;
  const t = useWords(historyWords);
  const end = props.steps - 1;
  const button = (label: string, Icon: LucideIcon, step: number, disabled: boolean) => (
    <button type="button" className="button" aria-label={label} disabled={disabled} onClick={() => to(step)}>
      <Icon size={22} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t.step}
        aria-valuetext={props.says}
        onChange={({ target }) => to(Number(target.value))}
      />
      <div className="controls">
        {button(t.first, ChevronFirst, 0, at === 0)}
        {button(t.back, ChevronLeft, at - 1, at === 0)}
        <button type="button" className="button act" aria-label={playing ? t.pause : t.play} onClick={toggle}>
          {playing ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />}
        </button>
        {button(t.next, ChevronRight, at + 1, at === end)}
        {button(t.last, ChevronLast, end, at === end)}
      </div>
    </>
  );
}

/** The whole hand in lines; the step on the felt is marked, and scrolled into sight if the list scrolls. */
function Story({
  lines,
  at,
  onStep,
}: {
  lines: readonly Line[];
  at: number;
  onStep: (step: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = list.current;
    const now = all?.children[at];
    if (all === null || !(now instanceof HTMLElement)) return;
    all.scrollTop = now.offsetTop - all.offsetTop - all.clientHeight / 2;
  }, [at]);
  return (
    <ol className="story" ref={list}>
      {lines.map(({ text, street }, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a finished hand never change
        <li key={each} className={street ? 'street' : ''}>
          <button type="button" aria-current={each === at ? 'step' : undefined} onClick={() => onStep(each)}>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Every hand this reader has seen: what it makes by now, and its share of the pot. */
function Known(props: { hand: HandToReplay; board: readonly string[]; parts: Equities }) {
  const { hand, board, parts } = props;
  const t = useWords(historyWords);
  const known = hand.players.filter(({ seat }) => hand.holes[seat] !== undefined);
  if (known.length === 0) return null;
  return (
    <div className="known">
      <h2>{t.knownHands}</h2>
      <ul>
        {known.map(({ seat, name }) => {
          const value = madeOf(hand.holes[seat]!, board);
          const part = parts.get(seat);
          return (
            <li key={seat}>
              <span className="hole">
                {hand.holes[seat]!.map((card) => (
                  <Card key={card} card={card} />
                ))}
              </span>
              <span className="grow">
                <b>{name}</b>
                <span className="dim">{value === null ? '' : t.handName(value)}</span>
              </span>
              {part !== undefined && <span className="number">{t.percent(String(part))}</span>}
            </li>
          );
        })}
      </ul>
      {known.length > 1 && <p className="dim">{t.equityNote}</p>}
    </div>
  );
}
