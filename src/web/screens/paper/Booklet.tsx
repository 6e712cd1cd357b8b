import { ButtonHelp } from '../../shared/booklet/ButtonHelp.tsx';
import { OddsChart } from '../../shared/booklet/OddsChart.tsx';
import Ranks from '../../shared/booklet/Ranks.tsx';
import { Steps } from '../../shared/booklet/Steps.tsx';
import { bookletWords } from '../../shared/booklet/words.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { Head } from './Sheet.tsx';
import { paperWords } from './words.ts';

/** What a new player needs, on one page. */
export function Booklet({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { parts } = useWords(bookletWords);
  const { button, deadButtonLies } = matter.rulebook.tournament;
  return (
    <>
      <Head matter={matter} title={t.sheets.booklet.title} />
      <div className="booklet">
        <section>
          <h2>{parts.ranks}</h2>
          <Ranks />
        </section>
        <section>
          <h2>{parts.steps}</h2>
          <Steps />
        </section>
        <section>
          <h2>{parts.button}</h2>
          <ButtonHelp rulebook={{ button: button.use, lies: deadButtonLies.use }} />
        </section>
        <section>
          <h2>{parts.odds}</h2>
          <OddsChart />
        </section>
      </div>
    </>
  );
}
