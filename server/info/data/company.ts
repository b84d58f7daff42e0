import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

type Schemas = components['schemas'];

interface CompanyRow {
  readonly license_name: string;
  readonly license_expiry: string | null;
  readonly pay_cycle_start: string;
  readonly pay_cycle_duration: number;
  readonly pay_cycle_unit: Schemas['PayCycle']['unit'];
  readonly theme: Partial<Schemas['ThemeColors']>;
  readonly locales: readonly string[];
  readonly default_approval_statuses: readonly Schemas['ApprovalStatus'][] | null;
}

/** No row until the first company file has been imported. */
export const readCompany = statement<CompanyRow>(
  'readCompany',
  `select license_name, license_expiry, pay_cycle_start, pay_cycle_duration, pay_cycle_unit,
     theme, locales, default_approval_statuses
   from company`,
);

interface ReasonRow {
  readonly id: number;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
}

export const readReasons = statement<ReasonRow, { forShifts: boolean; forSegments: boolean }>(
  'readReasons',
  `select id, code, names from reason
   where ($forShifts and for_shifts) or ($forSegments and for_segments)
   order by sequence, id`,
);

/** Whether anybody's time was ever recorded, also at a terminal that has not sent it all. */
export const readIsTimeRecorded = statement<{ is: boolean }>(
  'readIsTimeRecorded',
  `select exists (select from time_pair) or exists (select from kept_punch) as is`,
);
