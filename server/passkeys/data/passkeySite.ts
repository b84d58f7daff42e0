import net from 'node:net';
import type { Configuration } from '../../configuration/configuration.ts';

/** The site of passkeys: WebAuthn's `rpId`, and the origin of its pages. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * `PUBLIC_URL`; without it `localhost` with the server's port, for pages at that address. Null if
 * browsers do not support passkeys there (an address without a name), or if the name would come
 * from the request (`host`, its header).
 */
export function passkeySite(
  { publicUrl, port }: Pick<Configuration, 'publicUrl' | 'port'>,
  host: string | null,
): PasskeySite | null {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    const isAddress = hostname.startsWith('[') || net.isIP(hostname) !== 0;
    return isAddress ? null : { rpId: hostname, origin };
  }
  const asked = URL.parse(`http://${host ?? ''}`);
  if (asked?.hostname !== 'localhost') return null;
  // With port 0 the system chooses the port.
  const own = port === 0 ? asked.port : String(port);
  return { rpId: 'localhost', origin: new URL(`http://localhost:${own}`).origin };
}
