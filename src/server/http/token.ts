import type { IncomingHttpHeaders } from 'node:http';

/** The device's token: a cookie, or for programs a header. */
export function tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const held = /(?:^|;\s*)__Host-riffle=([A-Za-z0-9_-]+)/.exec(cookie ?? '')?.[1];
  return held ?? /(?:^|;\s*)riffle=([A-Za-z0-9_-]+)/.exec(cookie ?? '')?.[1];
}

/**
 * A year: the next season begins with the same phones. Over https it has another name, which no page that came without
 * can set; and browsers would not let a site on plain http replace a Secure one of the same name.
 */
export const cookieFor = (token: string, https: boolean): string => {
  const [name, secure] = https ? ['__Host-riffle', '; Secure'] : ['riffle', ''];
  return `${name}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict${secure}`;
};
