/** What the windows of a page and the worker that plays the tournaments say to each other. */

/** Windows and workers of one site hear each other by this name, and only one worker at a time has the lock of it. */
export const CHANNEL = 'riffle';

export type LocalRequest = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};
export type LocalAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** From a window. */
export type ToWorker = { readonly to: 'worker'; readonly from: string } & (
  | { readonly type: 'hello' }
  | { readonly type: 'ask'; readonly key: string; readonly asked: LocalRequest }
  | { readonly type: 'open'; readonly line: string }
  | { readonly type: 'say'; readonly line: string; readonly frame: string }
  | { readonly type: 'hang-up'; readonly line: string }
  /** The window goes. */
  | { readonly type: 'bye' }
);

/** From the worker that plays; `here` is for every window. */
export type ToWindow =
  | { readonly to: 'everybody'; readonly type: 'here'; readonly worker: string }
  | ({ readonly to: string } & (
      | { readonly type: 'answer'; readonly key: string; readonly answer: LocalAnswer }
      | { readonly type: 'opened'; readonly line: string }
      | { readonly type: 'frame'; readonly line: string; readonly frame: string }
      | { readonly type: 'closed'; readonly line: string; readonly code: number; readonly reason: string }
      /** It could not open its store; `message` says why. */
      | { readonly type: 'broken'; readonly message: string }
    ));
