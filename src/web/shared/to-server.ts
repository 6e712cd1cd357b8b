/** The part of a WebSocket that a line needs. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
};

/** How the pages reach what answers them. */
export type ToServer = {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly socket: () => Socket;
  /** Whether everything runs in this browser: there is no server, and nobody else can be invited. */
  readonly isLocal: boolean;
};

/** A cookie says who is asking; a test server reads it from the page's address instead. */
function socketUrl(): string {
  const { protocol, host, search } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${search}`;
}

let used: ToServer = {
  fetch: (url, init) => fetch(url, init),
  socket: () => new WebSocket(socketUrl()),
  isLocal: false,
};

export const toServer = (): ToServer => used;

/** Before the first screen: another way than over the network. */
export function reachBy(other: ToServer): void {
  used = other;
}
