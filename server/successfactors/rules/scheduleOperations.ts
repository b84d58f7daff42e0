import type { HrScheduleRecord } from '../../hr-outbox/rules/hrSystem.ts';
import { edmDate } from './odataValues.ts';
import type { Operation } from './operation.ts';

const entity = 'TemporaryTimeInformation';

/** A temporary range without an end ends on the system's last day. */
const lastDay = '9999-12-31';

/** The operations for a temporary schedule. */
export function scheduleOperations(
  { code, schedule }: HrScheduleRecord,
  { userId }: { readonly userId: string },
): Operation[] {
  if (schedule === null) return [{ method: 'DELETE', entity, externalCode: code }];
  const { workSchedule, startDate, endDate } = schedule;
  return [
    {
      ...{ method: 'UPSERT', entity, externalCode: code },
      fields: {
        userId,
        workSchedule,
        startDate: edmDate(startDate),
        endDate: edmDate(endDate ?? lastDay),
      },
    },
  ];
}
