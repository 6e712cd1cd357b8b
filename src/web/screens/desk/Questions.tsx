import type {
  Consequence,
  Question,
  QuestionChoice,
} from '../../../engine/tournament/questions/questions.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useDesk } from './state/desk.ts';
import { type DeskWords, deskWords } from './state/words.ts';

/** What a rule needs to know, each answered by one tap. */
export function Questions() {
  const { view } = useDesk();
  return view.questions.map((question) => <Asked key={keyOf(question)} question={question} />);
}

const keyOf = (question: Question): string =>
  `${question.is} ${question.table} ${'player' in question ? question.player : ''}`;

function Asked({ question }: { question: Question }) {
  const { view, run, why } = useDesk();
  const t = useWords(deskWords);
  const { title, reason } = questionText(question, view, t);
  const { rule } = question;
  return (
    <article className="task card urgent question">
      <h3>{title}</h3>
      <p>{reason}</p>
      <div className="choices">
        {question.choices.map((choice) => (
          <button
            key={JSON.stringify(choice.says)}
            type="button"
            className="button"
            onClick={() => run(choice.command)}
          >
            {choiceText(choice, question, view, t)}
            {choice.leadsTo.map((each) => (
              <small key={JSON.stringify(each)} className="dim">
                {consequenceText(each, view, t)}
              </small>
            ))}
          </button>
        ))}
      </div>
      {rule !== null && (
        <button type="button" className="button why" onClick={() => why(rule)}>
          {t.whyAsk}
        </button>
      )}
    </article>
  );
}

const nameIn = (view: TournamentView, id: string): string =>
  view.people.find(({ player }) => player === id)?.name ?? id;

function questionText(question: Question, view: TournamentView, t: DeskWords) {
  const say = t.question;
  switch (question.is) {
    case 'rebuy':
      return {
        title: say.rebuy(nameIn(view, question.player)),
        reason: say.rebuyIs(money(question.price, view.currency), chips(question.chips)),
      };
    case 'bell':
      return {
        title: say.bell(nameIn(view, question.player), question.level),
        reason: say.bellIs(question.level),
      };
    case 'ranking':
      return {
        title: say.ranking(question.players.map((id) => nameIn(view, id))),
        reason: say.rankingIs,
      };
    case 'bounty':
      return {
        title: say.bounty(nameIn(view, question.player)),
        reason: say.bountyIs(money(question.amount, view.currency)),
      };
    case 'button':
      return { title: say.button(question.table), reason: say.buttonIs[question.why] };
    case 'blinds':
      return { title: say.blinds(question.table), reason: say.blindsIs };
    case 'in-hand':
      return { title: say.inHand(nameIn(view, question.player), question.table), reason: say.inHandIs };
  }
}

function choiceText(
  { says }: QuestionChoice,
  { table, is }: Question,
  view: TournamentView,
  t: DeskWords,
): string {
  const say = t.question;
  if (typeof says === 'string') return say.words[says];
  if ('players' in says) {
    const names = says.players.map((id) => nameIn(view, id));
    return is === 'ranking' ? say.order(names) : names.join(', ');
  }
  const seats = view.tables.find(({ id }) => id === table)?.seats ?? [];
  return says.seats
    .map((seat) => say.seat(seat, seats.find((each) => each.seat === seat)?.name ?? null))
    .join(' · ');
}

function consequenceText(leads: Consequence, view: TournamentView, t: DeskWords): string {
  switch (leads.is) {
    case 'moves':
      return t.question.moves(nameIn(view, leads.player), leads.to.table, leads.to.seat, leads.posts);
    case 'rebuys':
      return money(leads.price, view.currency);
    case 'seats':
      return t.because(leads.facts, '');
    case 'wins':
      return t.question.wins(nameIn(view, leads.player));
  }
}
