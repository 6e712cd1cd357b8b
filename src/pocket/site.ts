import type { Ports } from '../room/ports.ts';
import { openRooms } from '../room/rooms.ts';
import type { Log } from '../server/http/as-problem.ts';
import type { Context } from '../server/http/context.ts';
import { limitsOf, RATES } from '../server/http/limits.ts';
import { everyRoute } from '../server/http/routes/every.ts';
import { newToken, SITE_CODE, typedCode } from '../server/people/codes.ts';
import { Presence } from '../server/people/presence.ts';
import type { Foreseeing, Planning } from '../server/site/planning.ts';
import type { EventStore } from '../store/event-store.ts';
import { fileRoutes } from './files.ts';
import { LocalApp } from './local-app.ts';
import { LocalSession } from './local-session.ts';
import { OwnPeople } from './own-people.ts';

export type SiteParts = {
  readonly store: EventStore;
  readonly ports: Ports;
  readonly planning: Planning;
  readonly foreseeing: Foreseeing;
  readonly log: Log;
  /** Where this page is, without what lies behind its #. */
  readonly origin: string;
};

/** A site without a server: its routes, and lines to its rooms. */
export class LocalSite {
  private readonly context: Context;
  private readonly log: Log;
  private readonly app: LocalApp;
  private readonly sessions = new Set<LocalSession>();

  private constructor(context: Context, people: OwnPeople, log: Log) {
    this.context = context;
    this.log = log;
    this.app = new LocalApp(log);
    for (const routes of everyRoute) routes(this.app.app, context);
    fileRoutes(this.app, context, people);
    people.watch((_, tournament) => {
      for (const session of this.sessions) session.membershipChanged(tournament);
    });
    people.watchDoors((tournament) => {
      for (const session of this.sessions) session.doorChanged(tournament);
    });
  }

  static async open({ store, ports, log, origin, ...planners }: SiteParts): Promise<LocalSite> {
    const rooms = await openRooms(store, ports);
    const people = await OwnPeople.open(store, rooms, ports.now);
    const context: Context = {
      ...planners,
      store,
      rooms,
      people,
      presence: new Presence(ports.now),
      limits: limitsOf(RATES, () => performance.now()),
      metrics: {
        frames: { inc: () => {} },
        dropped: { inc: () => {} },
        seconds: { startTimer: () => () => {} },
      },
      now: ports.now,
      siteCode: typedCode(SITE_CODE),
      adminSecret: newToken(),
      // Nobody but this device can ask.
      clientOf: () => ({ address: 'here', network: 'here', https: false }),
      answersTo: () => true,
      fromThisMachine: () => true,
      named: [],
      hostByAddress: true,
      origin: () => `${origin}#`,
    };
    return new LocalSite(context, people, log);
  }

  readonly answer: LocalApp['answer'] = (asked) => this.app.answer(asked);

  connect(wire: ConstructorParameters<typeof LocalSession>[3]): LocalSession {
    const device = this.context.people.deviceOf(undefined)!;
    const session = new LocalSession(device, this.context, this.log, {
      ...wire,
      closed: (code, reason) => {
        this.sessions.delete(session);
        wire.closed(code, reason);
      },
    });
    this.sessions.add(session);
    return session;
  }
}
