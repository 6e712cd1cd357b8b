import { BlindsEditor } from './BlindsEditor.tsx';
import { EntriesEditor } from './EntriesEditor.tsx';
import type { Editing } from './editing.ts';
import { PayoutsEditor } from './PayoutsEditor.tsx';
import { StackEditor } from './StackEditor.tsx';
import { TablesEditor } from './TablesEditor.tsx';
import './edit.css';

const EDITORS = {
  stack: StackEditor,
  blinds: BlindsEditor,
  payouts: PayoutsEditor,
  tables: TablesEditor,
  entries: EntriesEditor,
};
export type Part = keyof typeof EDITORS;

/** The editors of a plan: loaded when somebody taps Edit. */
export default function Editors({ part, ...editing }: Editing & { readonly part: Part }) {
  const Editor = EDITORS[part];
  return <Editor {...editing} />;
}
