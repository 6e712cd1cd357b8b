import type { ToWindow, ToWorker } from './channel.ts';
import type { LocalSession } from './local-session.ts';
import type { LocalSite } from './site.ts';

/** Lines ping every ten seconds, and windows in the background once a minute: who is silent longer is gone. */
const SILENT_MS = 150_000;
const LOOK_MS = 30_000;

type Line = { readonly from: string; readonly session: LocalSession };

/** Connects the windows of this device to the site. */
export class Switchboard {
  private readonly channel: BroadcastChannel;
  private readonly lines = new Map<string, Line>();

  constructor(channel: BroadcastChannel) {
    this.channel = channel;
  }

  serve(site: LocalSite): void {
    const worker = crypto.getRandomValues(new Uint32Array(2)).join('');
    const here = (): void => this.post({ to: 'everybody', type: 'here', worker });
    this.channel.onmessage = ({ data }: MessageEvent<ToWorker | ToWindow>) => {
      if (data.to !== 'worker') return;
      if ((data as ToWorker).type === 'hello') here();
      else this.hear(site, data as ToWorker);
    };
    setInterval(() => this.look(), LOOK_MS);
    here();
  }

  /** Nothing can be played: whoever asks is told why. */
  broken(message: string): void {
    this.channel.onmessage = ({ data }: MessageEvent<ToWorker | ToWindow>) => {
      if (data.to === 'worker') this.post({ to: (data as ToWorker).from, type: 'broken', message });
    };
  }

  private hear(site: LocalSite, said: ToWorker): void {
    const { from } = said;
    switch (said.type) {
      case 'ask':
        return void site
          .answer(said.asked)
          .then((answer) => this.post({ to: from, type: 'answer', key: said.key, answer }));
      case 'open':
        return this.open(site, from, said.line);
      case 'say': {
        const line = this.lines.get(said.line);
        // Of a line from before this worker: it is opened again.
        if (line === undefined) this.closed(from, said.line, 1001, 'another worker plays');
        else line.session.hear(said.frame);
        return;
      }
      case 'hang-up':
        return this.lines.get(said.line)?.session.close(1000, 'hung up');
      case 'bye':
        for (const line of this.lines.values()) if (line.from === from) line.session.close(1001, 'gone');
    }
  }

  private open(site: LocalSite, from: string, line: string): void {
    const session = site.connect({
      frame: (frame) => this.post({ to: from, type: 'frame', line, frame }),
      closed: (code, reason) => {
        this.lines.delete(line);
        this.closed(from, line, code, reason);
      },
    });
    this.lines.set(line, { from, session });
    this.post({ to: from, type: 'opened', line });
  }

  private closed(to: string, line: string, code: number, reason: string): void {
    this.post({ to, type: 'closed', line, code, reason });
  }

  private look(): void {
    for (const { session } of this.lines.values()) session.closeIfSilent(SILENT_MS);
  }

  private post(said: ToWindow): void {
    this.channel.postMessage(said);
  }
}
