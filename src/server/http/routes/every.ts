import { after } from './after.ts';
import { desk } from './desk.ts';
import { devices } from './devices.ts';
import { hands } from './hands.ts';
import { invitations } from './invitations.ts';
import { peopleRoutes } from './people.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { records } from './records.ts';
import { sample } from './sample.ts';
import { season } from './season.ts';
import { siteRoutes } from './site.ts';
import { tournaments } from './tournaments.ts';

/** The routes of a site, wherever it runs. A server has more: pages, their description, and what its host asks. */
export const everyRoute = [
  ...[tournaments, play, peopleRoutes, devices, desk, records, hands, after, season],
  ...[siteRoutes, invitations, sample, privacy],
] as const;
