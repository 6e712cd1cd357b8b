import { type ReactNode, useState } from 'react';
import type { Question } from '../../../../engine/tournament/open-questions.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { choiceText, leadsApart, leadsToText, moverOf, questionText } from '../state/question-text.ts';
import { nameOf } from '../state/task-text.ts';
import { deskWords } from '../state/words.ts';
import { ChairFelt } from './ChairFelt.tsx';

/** What a rule needs to know, answered by one tap. */
export function QuestionCard({ question, children }: { question: Question; children?: ReactNode }) {
  const { view, why } = useDesk();
  const t = useWords(deskWords);
  const { title, reason } = questionText(question, view, t);
  const { rule } = question;
  return (
    <article className="task card question">
      <div className="title-row">
        <h3>{title}</h3>
        {children}
      </div>
      <p>
        {reason}
        {rule !== null && (
          <>
            {' '}
            <button type="button" className="why-link" onClick={() => why(rule)}>
              {t.whyAsk}
            </button>
          </>
        )}
      </p>
      <Answers question={question} />
    </article>
  );
}

function Answers({ question }: { question: Question }) {
  const { view, run, runAs } = useDesk();
  const t = useWords(deskWords);
  const answer = ({ command, leadsTo }: Question['choices'][number]): void => {
    const moves = leadsToText(
      leadsTo.filter(({ is }) => is === 'moves'),
      view,
      t,
    );
    void (moves === null ? run(command) : runAs(moves, command));
  };
  if (question.is === 'button')
    return (
      <ChairFelt
        table={question.table}
        chairs={question.choices.flatMap(({ says, leadsTo }) =>
          typeof says === 'object' && 'seats' in says
            ? [
                {
                  seat: says.seats[0]!,
                  note: moverOf(leadsTo, view, t),
                  leadsTo: leadsToText(leadsTo, view, t),
                },
              ]
            : [],
        )}
        onChair={(seat) => {
          const chosen = question.choices.find(
            ({ says }) => typeof says === 'object' && 'seats' in says && says.seats[0] === seat,
          );
          if (chosen !== undefined) answer(chosen);
        }}
      />
    );
  if (question.is === 'ranking' && question.players.length > 2) return <Ranking question={question} />;
  const apart = leadsApart(question.choices, view, t);
  return (
    <div className={`one-tap ${question.choices.length > 4 ? 'narrow' : ''}`}>
      {question.choices.map((choice, at) => {
        const leads =
          question.is === 'bounty' && choice.says === 'nobody' ? t.question.bountyPooled : apart[at]!;
        return (
          <button
            key={JSON.stringify(choice.says)}
            type="button"
            className="button"
            onClick={() => answer(choice)}
          >
            {choiceText(choice, question, view, t)}
            {leads !== null && <small>{leads}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** Three or more on one hand, tapped in the order of their stacks. */
function Ranking({ question }: { question: Question & { is: 'ranking' } }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const [order, setOrder] = useState<readonly string[]>([]);
  const same = question.choices.find(({ says }) => says === 'same');
  const tap = (player: string): void => {
    const next = order.includes(player) ? order.filter((each) => each !== player) : [...order, player];
    setOrder(next);
    if (next.length === question.players.length)
      void run({ type: 'answer', question: 'ranking', players: next.map((each) => [each]) });
  };
  return (
    <>
      <p className="dim">{t.question.tapInOrder}</p>
      <div className="one-tap">
        {question.players.map((player) => (
          <button
            key={player}
            type="button"
            className="button"
            aria-pressed={order.includes(player)}
            onClick={() => tap(player)}
          >
            {order.includes(player) && <span className="number">{order.indexOf(player) + 1}</span>}
            {nameOf(view, player, t)}
          </button>
        ))}
        {same !== undefined && (
          <button type="button" className="button" onClick={() => run(same.command)}>
            {t.question.words.same}
          </button>
        )}
      </div>
    </>
  );
}
