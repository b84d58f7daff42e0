import net, { BlockList } from 'node:net';
import type { Fault } from '../../calls/refusal.ts';

/** Whether messages can be sent to an address, as text without brackets. */
export type IsAllowed = (address: string) => boolean;

/** For IPv4: all networks that are not public (IANA's registry of special purposes). */
const special = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** For IPv6 the public ones, without tunnels and documentation. */
const publicSix = ['2000::/3'];
const specialSix = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/**
 * Public networks, and those that the operator allows: addresses or networks such as `10.1.0.0/16`.
 */
export function allowedNetworks(allowed: readonly string[]): IsAllowed {
  const own = listOf(allowed);
  const refused = listOf([...special, ...specialSix]);
  const open = listOf(publicSix);
  return (address) => {
    const family = net.isIPv4(address) ? 'ipv4' : net.isIPv6(address) ? 'ipv6' : null;
    if (family === null) return false;
    if (own.check(address, family)) return true;
    return !refused.check(address, family) && (family === 'ipv4' || open.check(address, family));
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = net.isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

const loopback = listOf(['127.0.0.0/8', '::1/128']);

/**
 * Validates an address: https, or http to this machine itself; without user and password; an IP
 * address must be allowed. Otherwise the fault. A host name is resolved and checked when a message
 * is sent.
 */
export function webhookAddress(text: string, isAllowed: IsAllowed): Address {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return { fault: 'address' };
  const host = hostOf(url);
  const family = net.isIP(host);
  const isHere = family !== 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
  if (!isSafe) return { fault: 'https' };
  return family === 0 || isAllowed(host) ? { url: url.href } : { fault: 'network' };
}

type Address =
  | { readonly url: string }
  | { readonly fault: Extract<Fault, 'address' | 'https' | 'network'> };

/** The host, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
