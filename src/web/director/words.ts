import type { NightCommand } from '../../engine/tournament/decide.ts';
import type { Need } from '../../engine/tournament/needs.ts';
import type { NightView } from '../../engine/views/night-view.ts';
import { listed, money, sentence } from '../format.ts';

export type NeedCard = {
  readonly title: string;
  readonly why: string;
  /** The one thing to do, in the button's words; null where there is nothing to tap yet. */
  readonly act: string | null;
  /** The other way out, where there is one. */
  readonly other: { readonly say: string; readonly command: NightCommand } | null;
  /** Play waits for it. */
  readonly urgent: boolean;
};

const nameOf = (view: NightView, id: string | undefined): string =>
  view.people.find(({ player }) => player === id)?.name ?? 'Somebody';

/** What needs the director as a card: said like a person at the table. */
export function needCard(need: Need, view: NightView): NeedCard {
  const { command, player } = need;
  const name = nameOf(view, player);
  const card = (title: string, act: string, more: Partial<NeedCard> = {}): NeedCard => ({
    title,
    why: sentence(need.why),
    act: command === null ? null : act,
    other: null,
    urgent: false,
    ...more,
  });
  const back = { say: `${name} is back`, command: { type: 'come-back', player: player ?? '' } } as const;
  switch (need.what) {
    case 'start':
      return card('Everybody has a seat', 'Start the clock');
    case 'seats':
      if (command?.type === 'draw-seats') return card('Ready to draw', 'Draw the seats');
      if (need.why.includes('broken'))
        return card('A table is broken', 'Give them new seats', { urgent: true });
      return need.why.includes('draw')
        ? card('New seats for everybody', 'Draw the new seats', { urgent: true })
        : card('Somebody has to move', 'Draw who moves', { urgent: true });
    case 'away':
      return card(`${name} is away`, 'Take the chips', { other: back, urgent: command !== null });
    case 'late':
      if (command?.type === 'seat-late') return card(`${name} waits for a seat`, `Give ${name} a seat`);
      return card(`${name} has not come`, 'Take the chips out', {
        other: { say: `${name} is here`, command: back.command },
      });
    case 'chips':
      return card('Chips to change', 'They are changed');
    case 'rebuy':
      return card(`${name} may buy back in`, `Rebuy for ${name}`);
    case 'winner':
      return card('One player left', 'Call the winner', { urgent: true });
    case 'money': {
      const amount = command !== null && 'amount' in command ? money(command.amount) : '';
      return command?.type === 'pay-out'
        ? card(`Pay ${name} ${amount}`, 'Paid', { why: 'The prize is ready to be handed over.' })
        : card(`${name} owes ${amount}`, `${name} paid`, { why: 'Buy-in, rebuys and add-ons not yet paid.' });
    }
  }
}

/** What has just been done, for the notice with Undo. */
export function doneText(command: NightCommand, view: NightView): string {
  const name = 'player' in command ? nameOf(view, command.player) : '';
  switch (command.type) {
    case 'enter':
      return `${command.name} has bought in`;
    case 'draw-seats':
      return 'Seats are drawn';
    case 'seat-late':
      return `${name} has a seat`;
    case 'start':
      return 'The clock runs';
    case 'start-hand':
      return `Table ${command.table} plays`;
    case 'end-hand': {
      const out = (command.busts ?? []).map((id) => nameOf(view, id));
      return out.length === 0
        ? `Hand over at table ${command.table}`
        : `${listed(out)} ${out.length === 1 ? 'is' : 'are'} out`;
    }
    case 'rebuy':
      return `${name} is back in with a rebuy`;
    case 'add-on':
      return `${name} has an add-on`;
    case 'rearrange':
      return 'New seats: see who moves';
    case 'colour-up':
      return 'The chips are changed';
    case 'leave':
      return `${name} is away`;
    case 'come-back':
      return `${name} is here`;
    case 'remove':
      return `${name} is out of the tournament`;
    case 'penalise':
      return `Penalty for ${name} recorded`;
    case 'clock':
      return {
        start: 'The clock runs',
        stop: 'The clock is stopped',
        next: 'Next level',
        back: 'Level before',
        set: 'Clock set',
      }[command.do];
    case 'pay':
      return `${name} paid ${money(command.amount)}`;
    case 'pay-out':
      return `${money(command.amount)} paid to ${name}`;
    case 'correct-button':
      return `The button is at seat ${command.seat}`;
    case 'override':
      return 'Your ruling is recorded';
    case 'undo':
      return 'Taken back';
    case 'redo':
      return 'Done again';
    default:
      return 'Done';
  }
}
