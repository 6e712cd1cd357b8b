import { Back } from '../../shared/components/Back.tsx';
import { useWords } from '../../shared/language.ts';
import { homeWords } from './words.ts';
import '../../shared/base/front-page.css';

export const words = [homeWords];

/** For addresses that lead nowhere. */
export default function Lost() {
  const t = useWords(homeWords);
  const [title, says, until] = t.lost;
  return (
    <div className="front-page page">
      <Back>{t.back}</Back>
      <main>
        <h1 className="title">{title}</h1>
        <p>{says}</p>
        <p className="dim">{until}</p>
      </main>
    </div>
  );
}
