import { type Bus, NoAnswer } from './bus.ts';

type Hear = (text: string) => void;
type Reply = (text: string) => Promise<string>;

/** A bus inside one process, for servers that share it; it can be cut and mended. */
export class LocalBus implements Bus {
  private readonly hearing = new Map<string, Set<Hear>>();
  private readonly answering = new Map<string, Reply>();
  private readonly watching = new Set<(there: boolean) => void>();
  private there = true;

  publish(subject: string, text: string): void {
    if (!this.there) return;
    for (const hear of this.hearing.get(subject) ?? []) setImmediate(hear, text);
  }

  subscribe(subject: string, hear: Hear): () => void {
    const all = this.hearing.get(subject) ?? new Set();
    this.hearing.set(subject, all.add(hear));
    return () => all.delete(hear);
  }

  answer(subject: string, reply: Reply): () => void {
    this.answering.set(subject, reply);
    return () => this.answering.delete(subject);
  }

  async ask(subject: string, text: string, timeoutMs: number): Promise<string> {
    if (!this.there) throw new NoAnswer('away');
    const reply = this.answering.get(subject);
    if (reply === undefined) throw new NoAnswer('nobody');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer('late')), timeoutMs);
    });
    try {
      // A rejected reply counts as none.
      return await Promise.race([reply(text).catch(() => late), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  watch(hear: (there: boolean) => void): () => void {
    this.watching.add(hear);
    return () => this.watching.delete(hear);
  }

  cut(): void {
    this.there = false;
    for (const hear of this.watching) hear(false);
  }

  mend(): void {
    this.there = true;
    for (const hear of this.watching) hear(true);
  }

  async close(): Promise<void> {
    this.there = false;
  }
}
