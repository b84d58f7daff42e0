import { expect, it } from 'vitest';
import { cycleOf, formOf, partOf, type CompanyDetails } from './companyForm.ts';

const usual = { locale: 'de', today: '2026-11-30' } as const;
const clinic: CompanyDetails = {
  ...{ name: 'Harbour Clinic', license: { name: 'Harbour Ltd', expiryDate: '2030-12-31' } },
  payCycle: { startDate: '2026-01-05', duration: 10, unit: 'DAYS' },
  locales: ['en', 'de'],
  theme: { primary: '#113355' },
};

it('begins a company with months, in the language of its first administrator', () => {
  const form = { ...formOf(null, usual), name: ' Care home ' };
  expect(cycleOf(form)).toEqual({ startDate: '2026-11-01', duration: 1, unit: 'MONTHS' });
  expect(partOf(form, null, { timeType: 'Arbeitszeit' })).toEqual({
    company: {
      name: 'Care home',
      license: { name: 'Care home' },
      payCycle: { startDate: '2026-11-01', duration: 1, unit: 'MONTHS' },
      locales: ['de'],
    },
    timeTypes: [{ code: 'REGULAR', externalName: 'Arbeitszeit', sequence: 1 }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
  });
});

it('keeps what it does not show, and a length that it does not offer', () => {
  const form = formOf(clinic, usual);
  expect(form.length).toBe('10 DAYS');
  expect(partOf(form, clinic, { timeType: '' })).toEqual({ company: clinic });
  expect(partOf({ ...form, startDate: null }, clinic, { timeType: '' })).toBeNull();
});
