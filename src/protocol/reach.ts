const PRIVATE =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[(?:::1?\]|f[cd]|fe[89ab]))/;
/** Names that mean something at home only; a name without a dot is one too. */
const AT_HOME = /^[^.[]+$|\.(?:local|localhost|lan|home|internal|home\.arpa)$/;
const THIS_MACHINE = /^(?:127\.|\[::1\]|(?:.+\.)?localhost$)/;

/** The host in an address, as browsers write it: without its port, IPv6 in brackets. */
const HOST = /^\w+:\/\/(\[[^\]]*\]|[^/:]*)/;

/** Who can open a link that begins like this: anybody, people on the same network, or only people at this machine. */
export function reachOf(origin: string): 'everywhere' | 'home' | 'here' {
  const hostname = HOST.exec(origin)?.[1] ?? '';
  if (THIS_MACHINE.test(hostname)) return 'here';
  return PRIVATE.test(hostname) || AT_HOME.test(hostname) ? 'home' : 'everywhere';
}

/** Whether a link that begins like this works for people who are not on the same network. */
export const isPublicOrigin = (origin: string): boolean => reachOf(origin) === 'everywhere';
