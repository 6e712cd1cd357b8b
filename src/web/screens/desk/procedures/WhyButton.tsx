import { CircleQuestionMark } from 'lucide-react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { procedureWords } from './words.ts';

/** Shows the rule behind something. */
export function WhyButton({ rule, about }: { rule: string; about: string }) {
  const { why } = useDesk();
  const t = useWords(procedureWords);
  return (
    <button type="button" className="button bare why" onClick={() => why(rule)} aria-label={t.why(about)}>
      <CircleQuestionMark size={20} aria-hidden="true" />
    </button>
  );
}
