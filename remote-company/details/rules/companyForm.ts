import type { LocalDate, Locale } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

export type CompanyDetails = NonNullable<CompanyFile['company']>;

/** The lengths of a pay cycle that the form offers; others come from a file. */
export const cycleLengths = {
  '1 MONTHS': { duration: 1, unit: 'MONTHS' },
  '7 DAYS': { duration: 7, unit: 'DAYS' },
  '14 DAYS': { duration: 14, unit: 'DAYS' },
  '28 DAYS': { duration: 28, unit: 'DAYS' },
} as const;

export interface CompanyForm {
  readonly name: string;
  readonly licensee: string;
  readonly startDate: LocalDate | null;
  /** As duration and unit: `14 DAYS`. */
  readonly length: string;
  readonly locales: readonly Locale[];
}

/** The form of a company; of a new one that is run in a language. */
export function formOf(
  company: CompanyDetails | null,
  usual: { readonly locale: Locale; readonly today: LocalDate },
): CompanyForm {
  if (company === null) {
    const startDate = `${usual.today.slice(0, 8)}01`;
    return { name: '', licensee: '', startDate, length: '1 MONTHS', locales: [usual.locale] };
  }
  const { name, license, payCycle, locales } = company;
  const length = `${payCycle.duration} ${payCycle.unit}`;
  return { name, licensee: license.name, startDate: payCycle.startDate, length, locales };
}

/** The pay cycle of the form; null while it has none. */
export function cycleOf({ startDate, length }: CompanyForm): CompanyDetails['payCycle'] | null {
  const [count, unit] = length.split(' ');
  const duration = Number(count);
  if (startDate === null || !Number.isInteger(duration)) return null;
  return unit === 'DAYS' || unit === 'MONTHS' ? { startDate, duration, unit } : null;
}

/**
 * The part of the company file that the form says; null while it has no pay cycle. A new company
 * gets a time type and a profile with it, which every job needs.
 */
export function partOf(
  form: CompanyForm,
  before: CompanyDetails | null,
  usual: { readonly timeType: string },
): CompanyFile | null {
  const payCycle = cycleOf(form);
  if (payCycle === null) return null;
  const name = form.name.trim();
  const licensee = form.licensee.trim();
  const company = {
    ...before,
    name,
    license: { ...before?.license, name: licensee === '' ? name : licensee },
    payCycle,
    locales: [...form.locales],
  };
  if (before !== null) return { company };
  return {
    company,
    timeTypes: [{ code: 'REGULAR', externalName: usual.timeType, sequence: 1 }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
  };
}
