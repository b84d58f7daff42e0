import { groupsOf } from './groupsOf.ts';

/** The /64 of an IPv6 address, since a household has a whole one; any other address itself. */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? address;
}
