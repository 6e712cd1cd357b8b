import { type ClientFrame, clientFrame, LONGEST_FRAME, type RefusedFrame } from '../../protocol/frames.ts';
import { plainRefusal } from '../../room/refusals.ts';

const DEEPEST = 12;

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

/** How deep brackets go, without reading them. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (inText) {
      if (char === 0x5c) at++;
      else if (char === 0x22) inText = false;
    } else if (char === 0x22) inText = true;
    else if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x5d || char === 0x7d) depth--;
  }
  return deepest;
}
