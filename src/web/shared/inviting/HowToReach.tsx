import { useWords } from '../language.ts';
import { inviteWords } from './words.ts';

const BEHIND = (name: string): string =>
  `riffle serve --host 127.0.0.1 --name ${name} --behind-proxy 127.0.0.1`;
/** What to type for each way, in their order. */
const TYPED = [
  ['riffle serve'],
  ['tailscale funnel 7433', BEHIND('laptop.tail1234.ts.net')],
  [BEHIND('poker.example.org')],
];

/** The three ways friends reach a game, each with what to type. */
export default function HowToReach() {
  const t = useWords(inviteWords);
  return (
    <div className="how-to-reach">
      {t.ways.map(({ title, says }, at) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{says}</p>
          {TYPED[at]?.map((line) => (
            <code key={line}>{line}</code>
          ))}
        </section>
      ))}
    </div>
  );
}
