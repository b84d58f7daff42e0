import { logOutMark } from '../../session/data/marks.ts';

/**
 * Sends what the page reports by itself, with `keepalive`, so that it survives leaving the page.
 * After a log-out that the server does not know of yet it goes without the cookie.
 */
export function sendBesides(address: string, body: string): void {
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: logOutMark.isSet() ? 'omit' : 'same-origin',
    body,
    keepalive: true,
  }).catch(() => undefined);
}
