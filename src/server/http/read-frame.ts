import { type ClientFrame, clientFrame, LONGEST_FRAME, type RefusedFrame } from '../../protocol/frames.ts';
import { plainRefusal } from '../../room/refusals.ts';
import { DEEPEST, depthOf } from './security.ts';

/** What somebody sent, or why it is no frame. */
export function readFrame(text: string): ClientFrame | RefusedFrame {
  if (text.length > LONGEST_FRAME) return plainRefusal(null, 'too-large', 'That is too much at once.');
  if (depthOf(text) > DEEPEST) return plainRefusal(null, 'too-deep', 'That goes too deep.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return plainRefusal(null, 'not-json', 'That is not JSON.');
  }
  const read = clientFrame.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'the frame';
  return plainRefusal(keyIn(json), 'bad-frame', `${where}: ${issue?.message ?? 'is wrong'}`.slice(0, 300));
}

/** The key of a frame that is wrong elsewhere, so that its sender knows which one it was. */
function keyIn(json: unknown): string | null {
  const key = typeof json === 'object' && json !== null && 'key' in json ? json.key : null;
  return typeof key === 'string' && key.length <= 64 ? key : null;
}
