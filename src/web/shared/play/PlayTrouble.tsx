import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { needsSiteCode, SiteCode, type Wrong } from './SiteCode.tsx';
import { playWords } from './words.ts';

/** What keeps somebody from a seat: a code to type, or a sentence; while it is looked for, that. */
export function PlayTrouble(props: { asking: boolean; wrong: Wrong | null; onAgain: () => void }) {
  const { asking, wrong, onAgain } = props;
  const t = useWords(playWords);
  if (wrong !== null && needsSiteCode(wrong)) return <SiteCode wrong={wrong} onTold={onAgain} />;
  return (
    <p className="sorry" role="alert">
      {asking ? t.dealing : wrong !== null && sentence(wrong.message)}
    </p>
  );
}
