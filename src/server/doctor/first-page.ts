import * as http from 'node:http';
import * as https from 'node:https';

/** Who answers at an address; null if nobody does. */
export type Answered = 'riffle' | 'something' | null;

const PATIENCE_MS = 3_000;

/** Opens the first page there as a phone does. A certificate is not judged here: Riffle's own is signed by nobody. */
export function firstPage(origin: string): Promise<Answered> {
  return new Promise((resolve) => {
    const options = { timeout: PATIENCE_MS, headers: { accept: 'text/html' }, rejectUnauthorized: false };
    const request = (origin.startsWith('https') ? https : http).get(`${origin}/`, options, (answer) => {
      let page = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        page += chunk;
      });
      answer.on('end', () => resolve(/<title>[^<]*Riffle/.test(page) ? 'riffle' : 'something'));
      answer.on('error', () => resolve('something'));
    });
    request.on('timeout', () => request.destroy(new Error('nobody answers')));
    request.on('error', ({ code }: NodeJS.ErrnoException) =>
      // Whoever listens and speaks no HTTP is not Riffle either.
      resolve(code === 'ECONNRESET' || code?.startsWith('HPE_') || code === 'EPROTO' ? 'something' : null),
    );
  });
}
