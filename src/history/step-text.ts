import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { QuestionsCommand } from '../engine/tournament/questions/answers.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { StepWords } from './step-words.ts';

/** What a sentence needs from whoever reads it: names, and figures as they write them. */
export type StepReader = {
  name(player: PlayerId): string;
  chips(amount: number): string;
  money(cents: number): string;
};

/** What a command did, in words. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each command
export function stepText(command: TournamentCommand, say: StepWords, read: StepReader): string {
  const name = 'player' in command ? read.name(command.player) : '';
  switch (command.type) {
    case 'expect':
    case 'enter':
      return say[command.type](command.name);
    case 'excuse':
      return say.excuse(name);
    case 'draw-seats':
      return say.drawSeats;
    case 'seat-late':
      return say.seatLate(name);
    case 'start':
      return say.start;
    case 'start-hand':
      return say.startHand(command.table);
    case 'end-hand': {
      const out = (command.busts ?? []).map((id) => read.name(id));
      if (out.length > 0) return say.out(out);
      return command.misdeal === true ? say.misdeal(command.table) : say.endHand(command.table);
    }
    case 'bust':
      return say.out(command.players.map((id) => read.name(id)));
    case 'order-bust':
      return say.orderBust(name);
    case 'next-hand':
      return say.nextHand(command.table);
    case 'track':
      return say.track(command.table, command.on);
    case 'answer':
      return answerText(command, say, read);
    case 'play-online':
      return say.playOnline(name, command.online);
    case 'combine-tables':
      return say.combineTables;
    case 'rename':
      return say.rename(command.name);
    case 'withdraw':
      return say.withdraw(name);
    case 'merge':
      return say.merge(name, read.name(command.other));
    case 'write-off':
      return say.writeOff(name);
    case 'retract':
      return say.retract;
    case 'rebuy':
      return say.rebuy(name);
    case 'add-on':
      return say.addOn(name);
    case 'rearrange':
    case 'redraw-half-field':
      return say.rearrange;
    case 'take-seats':
      return say.takeSeats(command.players.map((id) => read.name(id)));
    case 'name-dealers':
      return say.nameDealers(command.players.map((id) => read.name(id)));
    case 'draw-button':
      return say.drawButton(command.table);
    case 'end-break-step':
      return say.endBreakStep[command.step];
    case 'show-on-tv':
      return say.showOnTv[command.layout];
    case 'reseat':
      return say.reseat(name, command.to.table, command.to.seat);
    case 'color-up':
      return say.colorUp;
    case 'leave':
      return say.leave(name);
    case 'come-back':
      return say.comeBack(name);
    case 'ask':
      return command.what === 'card' ? say.tellCard(name) : say.ask(name);
    case 'call-clock':
      return command.counts ? say.callClock(name) : say.noClock(name);
    case 'remove':
      return say.remove(name);
    case 'tell-chips':
      return say.tellChips(name, read.chips(command.stack));
    case 'take-chips':
      return say.takeChips(name, read.chips(command.chips));
    case 'penalize':
      return say.penalize(name);
    case 'clock':
      return say.clock[command.do];
    case 'count-sleep':
      return say.countSleep(command.count);
    case 'set-levels':
      return say.setLevels;
    case 'hand-for-hand':
      return say.handForHand(command.on);
    case 'set-prizes':
      return say.setPrizes;
    case 'set-costs':
      return say.setCosts(command.costs.map(({ name }) => name));
    case 'agree-deal':
      return say.agreeDeal;
    case 'end-now':
      return say.endNow;
    case 'finish':
      return say.finish;
    case 'pay':
      return say.pay(name, read.money(command.amount));
    case 'pay-out':
      return say.payOut(name, read.money(command.amount), tipIn(command, read));
    case 'correct-button':
      return say.correctButton(command.seat);
    case 'override':
      return say.override;
    case 'settle-hand':
      return (command.busts ?? []).length === 0
        ? say.endHand(command.table)
        : say.out((command.busts ?? []).map((id) => read.name(id)));
    case 'follow':
      return say.follow(command.table);
    case 'record-ruling':
      return say.recordRuling(
        command.penalty === undefined || command.player === undefined ? null : read.name(command.player),
      );
    case 'undo':
      return say.undo;
    case 'redo':
      return say.redo;
  }
}

const tipIn = ({ tip }: { readonly tip?: number }, read: StepReader): string | null =>
  tip === undefined || tip === 0 ? null : read.money(tip);

/** What somebody told when a rule needed to know it. */
function answerText(command: QuestionsCommand, say: StepWords, read: StepReader): string {
  switch (command.question) {
    case 'button':
      return say.answers.button(command.table, command.seat);
    case 'blinds':
      return say.answers.blinds(command.table, command.seats);
    case 'in-hand':
      return say.answers.inHand(read.name(command.player), command.was);
    case 'bell':
      return say.answers.bell(read.name(command.player), command.before);
    case 'rebuy':
      return command.rebuy ? say.rebuy(read.name(command.player)) : say.staysOut(read.name(command.player));
    case 'ranking':
      return say.answers.ranking(command.players.map((equal) => equal.map((id) => read.name(id))));
    case 'bounty':
      return say.answers.bounty(
        read.name(command.player),
        command.by.map((id) => read.name(id)),
      );
  }
}
