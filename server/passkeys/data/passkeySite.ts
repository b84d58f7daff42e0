import net from 'node:net';
import type { Configuration } from '../../configuration/configuration.ts';

/** For which site passkeys are made: WebAuthn's `rpId`, and where pages of it come from. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * `PUBLIC_URL`; without it this machine's `localhost` on the own port, for whoever asks there. Null
 * where browsers make no passkeys (an address without a name), or where the name would have to be
 * believed that a request brings (`host`, its header).
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
  // Port 0 is chosen by the system.
  const own = port === 0 ? asked.port : String(port);
  return { rpId: 'localhost', origin: new URL(`http://localhost:${own}`).origin };
}
