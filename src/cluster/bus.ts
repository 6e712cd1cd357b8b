/** Why no answer came: nobody listens there, the answer was late, or the connection is gone. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly why: 'nobody' | 'late' | 'away';

  constructor(why: NoAnswer['why']) {
    super(`no answer: ${why}`);
    this.why = why;
  }
}

/**
 * Carries messages between servers. Messages on a subject arrive in order or not at all. Nothing is stored here, so nothing
 * that matters may be only here.
 */
export type Bus = {
  publish(subject: string, text: string): void;
  subscribe(subject: string, hear: (text: string) => void): () => void;
  /** Answers questions on a subject. A rejected reply counts as none. */
  answer(subject: string, reply: (text: string) => Promise<string>): () => void;
  /** Rejects with NoAnswer. */
  ask(subject: string, text: string, timeoutMs: number): Promise<string>;
  /** Calls back when the connection is lost and when it returns; messages in between are lost. */
  watch(hear: (there: boolean) => void): () => void;
  close(): Promise<void>;
};
