import type { z } from 'zod';
import { invitationRoutes } from './invitations.ts';
import { operationRoutes } from './operation.ts';
import { peopleRoutes } from './people.ts';
import { recordRoutes } from './records.ts';
import type { Route } from './route.ts';
import { ruleRoutes } from './rules.ts';
import { siteRoutes } from './site.ts';
import { streamingRoutes } from './streaming.ts';
import { tournamentRoutes } from './tournaments.ts';

/** Every route by topic, as `/docs` shows them. */
export const topics = {
  Tournaments: tournamentRoutes,
  'Players and devices': peopleRoutes,
  Invitations: invitationRoutes,
  'Results and records': recordRoutes,
  'Streams and programs': streamingRoutes,
  'Rules and planning': ruleRoutes,
  'What the site remembers': siteRoutes,
  'Running the server': operationRoutes,
} as const;

/** The one table of routes: the server answers by it, the pages ask by its types, and `/docs` is drawn from it. */
export const routes = {
  ...tournamentRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...recordRoutes,
  ...streamingRoutes,
  ...ruleRoutes,
  ...siteRoutes,
  ...operationRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
type Given<Name extends RouteName, Part extends keyof Route> = Routes[Name] extends {
  readonly [P in Part]: infer Schema extends z.ZodType;
}
  ? Schema
  : undefined;
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What is sent to a route, as a client writes it. */
export type Params<Name extends RouteName> = In<Given<Name, 'params'>>;
export type Query<Name extends RouteName> = In<Given<Name, 'query'>>;
export type Body<Name extends RouteName> = In<Given<Name, 'body'>>;
/** The same as the server reads it: defaults are filled in, names are tidied. */
export type Read<Name extends RouteName> = {
  Params: Out<Given<Name, 'params'>>;
  Querystring: Out<Given<Name, 'query'>>;
  Headers: Out<Given<Name, 'headers'>>;
  Body: Out<Given<Name, 'body'>>;
};
/** What a route answers if all goes well. */
export type Answer<Name extends RouteName> = z.output<Routes[Name]['answer']>;
