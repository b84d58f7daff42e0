import fc from 'fast-check';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { expect, it } from 'vitest';
import { draftOf, entryOf, newPerson, personFaults } from './personDraft.ts';

const proposal = { employeeNumber: 'E-9', username: 'mia.behrens' };
const trimmed = fc.stringMatching(/^[a-z]{1,20}$/);
const people: fc.Arbitrary<PersonEntry> = fc.record(
  {
    ...{ employeeNumber: trimmed, firstName: trimmed, lastName: trimmed },
    ...{ username: trimmed, email: trimmed, badge: trimmed, closed: fc.constant(true) },
    authorities: fc.constantFrom(['APPROVE_TIME' as const], ['DEV_ADMIN' as const]),
    settings: fc.constant({ locale: 'de' as const }),
  },
  { requiredKeys: ['employeeNumber', 'firstName', 'lastName'] },
);

it('a form that changes nothing loses nothing', () => {
  fc.assert(
    fc.property(people, (person) => {
      expect(entryOf(draftOf(person), person, proposal)).toEqual(person);
    }),
  );
});

it('a new person gets what is proposed, unless something else is typed', () => {
  const draft = { ...newPerson, firstName: ' Mia ', lastName: 'Behrens' };
  expect(entryOf(draft, null, proposal)).toEqual({
    ...{ employeeNumber: 'E-9', firstName: 'Mia', lastName: 'Behrens', username: 'mia.behrens' },
  });
  expect(entryOf({ ...draft, username: '', locale: 'th' }, null, proposal)).toEqual({
    ...{ employeeNumber: 'E-9', firstName: 'Mia', lastName: 'Behrens', settings: { locale: 'th' } },
  });
});

it('says what the company file would refuse', () => {
  expect(personFaults(newPerson)).toEqual({
    ...{ firstName: 'required', lastName: 'required', employeeNumber: null },
    ...{ username: null, email: null },
  });
  const wrong = { ...newPerson, employeeNumber: ' ', username: 'mia b', email: 'mia@' };
  expect(personFaults(wrong)).toMatchObject({
    ...{ employeeNumber: 'required', username: 'username', email: 'email' },
  });
});
