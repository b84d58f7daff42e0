import { logOutMark } from '../../session/data/marks.ts';

/**
 * Sends the page's own reports with `keepalive`, so that they survive navigation. While a log-out
 * is pending, sends no cookie.
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
