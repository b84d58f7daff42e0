import type { components } from '../openapi/schema.gen.ts';

export type Authority = components['schemas']['Authority'];

/** A session's authorities: the person's, and those on each active assignment. */
export interface GivenAuthorities {
  readonly authorities: readonly Authority[];
  readonly assignAuths: readonly { readonly authorities: readonly Authority[] }[];
}

/**
 * All authorities of a person: the person's own or on any assignment (spec §6). For one assignment
 * use its `authorityNames`, in which the server has combined both.
 */
export function heldAuthorities({ authorities, assignAuths }: GivenAuthorities): Set<Authority> {
  return new Set([...authorities, ...assignAuths.flatMap((each) => each.authorities)]);
}

/** Any of them makes a manager (spec §6). */
export const managerAuthorities: readonly Authority[] = ['APPROVE_TIME', 'SUPER_ADMIN'];

/** Any of them makes an administrator. */
export const administratorAuthorities: readonly Authority[] = ['DEV_ADMIN', 'SUPER_ADMIN'];

/** Given and taken only by people who hold them; their holders need a passkey where others do not. */
export const guardedAuthorities: readonly Authority[] = [
  'MANAGE_COMPANY',
  ...administratorAuthorities,
];

/** Any of them decides about other people: their time, their plans, the company. */
export const authoritiesOverOthers: readonly Authority[] = [
  'APPROVE_TIME',
  'ASSIGN_WORK_SCHEDULES',
  ...guardedAuthorities,
];

/**
 * The guarded authorities that a person with the authorities `held` neither gives nor takes; nor
 * does that person change anything about who has them. Administrators may make others manage the
 * company.
 */
export function notHeld(held: ReadonlySet<Authority>): readonly Authority[] {
  return guardedAuthorities.filter(
    (authority) =>
      !held.has(authority) && !(authority === 'MANAGE_COMPANY' && held.has('DEV_ADMIN')),
  );
}

/**
 * Whoever has any of these gets no user name, mail address, password or PIN from a person with the
 * authorities `held`: each opens the account.
 */
export function notOpenedBy(held: ReadonlySet<Authority>): readonly Authority[] {
  return held.has('DEV_ADMIN') ? notHeld(held) : [...notHeld(held), ...managerAuthorities];
}

/** Whether somebody with these authorities is a manager (spec §6). */
export function isManager(authorities: Iterable<Authority>): boolean {
  return [...authorities].some((name) => managerAuthorities.includes(name));
}

/**
 * Whether the time of an assignment with these authorities is captured or viewed at all (spec §6).
 */
export function showsTime(authorities: Iterable<Authority>): boolean {
  return [...authorities].some((name) => name === 'CAPTURE_TIME' || name === 'VIEW_TIME');
}
