import {
  ArrowLeftRight,
  BookText,
  CirclePercent,
  Coffee,
  Coins,
  Eye,
  Flag,
  Hand,
  Handshake,
  ListOrdered,
  Megaphone,
  Monitor,
  MonitorSmartphone,
  Shuffle,
  Timer,
  Undo2,
  UserStar,
} from 'lucide-react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import type { ProcedureName } from '../state/procedure-names.ts';
import { type ToolWords, toolWords } from './tool-words.ts';

const ICONS = {
  break: Coffee,
  draw: Shuffle,
  cards: Shuffle,
  dealers: UserStar,
  moves: Megaphone,
  'final-table': MonitorSmartphone,
  race: Coins,
  'hand-for-hand': Hand,
  pots: Coins,
  follow: Eye,
  deal: Handshake,
  prizes: CirclePercent,
  reseat: ArrowLeftRight,
  levels: ListOrdered,
  time: Timer,
  tv: Monitor,
  end: Flag,
  log: BookText,
  steps: Undo2,
} satisfies Record<ProcedureName, unknown>;

/** The command a procedure ends in, which an assistant needs the power for. History and undo involve money. */
const ENDS_IN: Partial<Record<ProcedureName, TournamentCommand['type']>> = {
  break: 'clock',
  draw: 'draw-seats',
  cards: 'draw-seats',
  dealers: 'name-dealers',
  'final-table': 'rearrange',
  race: 'color-up',
  'hand-for-hand': 'hand-for-hand',
  deal: 'agree-deal',
  prizes: 'set-prizes',
  reseat: 'reseat',
  levels: 'set-levels',
  time: 'clock',
  tv: 'show-on-tv',
  end: 'agree-deal',
  log: 'undo',
  steps: 'undo',
};

function useMayLead(): (name: ProcedureName) => boolean {
  const may = useMay();
  return (name) => {
    const ends = ENDS_IN[name];
    return ends === undefined || may(ends);
  };
}

/** What the director can do besides the tasks, as far as it makes sense now. */
export function Tools() {
  const { view, open, run } = useDesk();
  const t = useWords(toolWords);
  const { phase, tables, players, prizes, handForHand, moves, desk } = view;
  const may = useMay();
  const mayLead = useMayLead();
  // An assistant without powers can only watch.
  if (desk === null) return null;
  const running = phase === 'running';
  const bubble = running && tables.length > 1 && players.left === prizes.length + 1;
  const shown: readonly [ProcedureName, boolean][] = [
    ['break', view.breakNow !== null],
    ['dealers', phase === 'open' && players.entries > 1],
    ['draw', phase === 'seated' || tables.some(({ drawsButton }) => drawsButton)],
    ['moves', moves.length > 0],
    ['race', running && view.races.length > 0],
    ['hand-for-hand', running && (tables.length > 1 || handForHand)],
    ['pots', running && tables.some(({ kind }) => kind === 'live')],
    ['deal', running && players.left > 1 && players.left <= 10],
    ['reseat', running],
    ['levels', phase !== 'over'],
    ['time', running],
    ['tv', phase !== 'over'],
    ['prizes', phase !== 'over' && players.entries > 0],
    ['log', true],
    ['steps', true],
  ];
  return (
    <section className="tools" aria-label={t.tools}>
      <h2 className="label">{t.tools}</h2>
      <div className="tool-list">
        {desk.halfField && may('redraw-half-field') && (
          <button
            type="button"
            className="button"
            onClick={async () => (await run({ type: 'redraw-half-field' })) && open('draw')}
          >
            <Shuffle size={18} aria-hidden="true" /> {t.halfField}
          </button>
        )}
        {desk.mayCombine && may('combine-tables') && (
          <button type="button" className="button" onClick={() => void run({ type: 'combine-tables' })}>
            <MonitorSmartphone size={18} aria-hidden="true" /> {t.together}
          </button>
        )}
        {shown.map(([name, makesSense]) => {
          const Icon = ICONS[name];
          const tag = name !== 'hand-for-hand' ? null : handForHand ? t.on : bubble ? t.bubble : null;
          return (
            makesSense &&
            mayLead(name) && (
              <button key={name} type="button" className="button" onClick={() => open(name)}>
                <Icon size={18} aria-hidden="true" /> {t.names[name]}
                {tag !== null && <span className="tag">{tag}</span>}
              </button>
            )
          );
        })}
      </div>
    </section>
  );
}

/** A button that opens a procedure where it is needed: on a card, beside the payouts, at the clock. */
export function Opener(props: {
  name: ProcedureName;
  word: Exclude<keyof ToolWords, 'names'>;
  onOpen?: () => void;
}) {
  const { name, word, onOpen } = props;
  const { view, open } = useDesk();
  const t = useWords(toolWords);
  const mayLead = useMayLead();
  if (view.desk === null || !mayLead(name)) return null;
  const Icon = ICONS[name];
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onOpen?.();
        open(name);
      }}
    >
      <Icon size={18} aria-hidden="true" /> {t[word]}
    </button>
  );
}
