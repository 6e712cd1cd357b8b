/** Why nothing came back: nobody listens there, he was too slow, or the line itself is gone. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly why: 'nobody' | 'late' | 'away';

  constructor(why: NoAnswer['why']) {
    super(`no answer: ${why}`);
    this.why = why;
  }
}

/**
 * Carries words between servers. What one says on a subject arrives in its order or not at all: nothing here is kept, so
 * nothing that matters may be only here.
 */
export type Bus = {
  publish(subject: string, text: string): void;
  subscribe(subject: string, hear: (text: string) => void): () => void;
  /** Answers what is asked on a subject. One who fails to is as good as absent. */
  answer(subject: string, reply: (text: string) => Promise<string>): () => void;
  /** Rejects with NoAnswer. */
  ask(subject: string, text: string, ms: number): Promise<string>;
  /** Hears when the line goes and when it is back; what was said meanwhile is lost. */
  watch(hear: (there: boolean) => void): () => void;
  close(): Promise<void>;
};
