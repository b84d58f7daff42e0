import type { Authority, Locale } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';

/** A person in a form. */
export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  /** Of a new person null until it is typed: the proposed one is taken. */
  readonly employeeNumber: string | null;
  readonly username: string | null;
  readonly email: string;
  /** Of a new person; later it is the person's own choice. */
  readonly locale: Locale | null;
  readonly authorities: readonly Authority[];
}

export const newPerson: PersonDraft = {
  ...{ firstName: '', lastName: '', employeeNumber: null, username: null },
  ...{ email: '', locale: null, authorities: [] },
};

export function draftOf(entry: PersonEntry): PersonDraft {
  const { firstName, lastName, employeeNumber, username = '', email = '' } = entry;
  const { authorities = [] } = entry;
  return { firstName, lastName, employeeNumber, username, email, locale: null, authorities };
}

/** What the person is called in a company without the form's own number and user name. */
export interface Proposal {
  readonly employeeNumber: string;
  readonly username: string | null;
}

/**
 * The entry that a form makes; what the form does not show stays as it was.
 *
 * @param before null for a new person
 */
export function entryOf(
  draft: PersonDraft,
  before: PersonEntry | null,
  proposal: Proposal,
): PersonEntry {
  const { username: _username, email: _email, authorities: _authorities, ...kept } = before ?? {};
  const username = (draft.username ?? proposal.username ?? '').trim();
  const email = draft.email.trim();
  const { locale, authorities } = draft;
  return {
    ...kept,
    employeeNumber: (draft.employeeNumber ?? proposal.employeeNumber).trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    ...(username === '' ? {} : { username }),
    ...(email === '' ? {} : { email }),
    ...(authorities.length === 0 ? {} : { authorities: [...authorities] }),
    ...(before === null && locale !== null ? { settings: { locale } } : {}),
  };
}

export type PersonField = 'firstName' | 'lastName' | 'employeeNumber' | 'username' | 'email';
export type PersonFault = 'required' | 'number' | 'username' | 'email';

/** What the company file would refuse; null where it would not. */
export function personFaults(draft: PersonDraft): Record<PersonField, PersonFault | null> {
  const { employeeNumber, username, email } = draft;
  const required = (value: string) => (value.trim() === '' ? 'required' : null);
  const fits = (value: string, pattern: RegExp) =>
    value.trim() === '' || pattern.test(value.trim());
  return {
    firstName: required(draft.firstName),
    lastName: required(draft.lastName),
    employeeNumber:
      employeeNumber === null
        ? null
        : (required(employeeNumber) ?? (fits(employeeNumber, /^.{1,60}$/) ? null : 'number')),
    username: fits(username ?? '', /^\S{1,100}$/) ? null : 'username',
    email: fits(email, /^[^\s@<>"]+@[^\s@<>"]+$/) && email.length <= 254 ? null : 'email',
  };
}
