import type { Database } from '../../database/database.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import { readEmployee } from '../../people/data/employees.ts';
import type { Locale } from 'shared-contracts';

/** Day and time of an instant in the assignment's zone, in the caller's language. */
export async function sinceText(
  database: Database,
  { employee, locale }: { readonly employee: { readonly id: number }; readonly locale: Locale },
  instant: string,
  timeZone: string,
): Promise<string> {
  const [person] = await database.run(readEmployee, { id: employee.id });
  const formats = readerFormats(locale, person?.is_24_hour ?? true);
  return `${formats.dayAt(instant, timeZone)}, ${formats.time(instant, timeZone)}`;
}
