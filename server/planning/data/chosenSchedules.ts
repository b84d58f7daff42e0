import type { FeatureInfo, WorkSchedule } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { scheduleJson, type ScheduleRow } from '../../schedules/data/plans.ts';
import { madeSchedule } from '../rules/madeSchedule.ts';
import type { ScheduleChoice } from '../rules/planWish.ts';

type Variant = WorkSchedule['timeRecordingVariant'];

/**
 * A choice for one way of recording time: the schedule, or the code of one that no longer exists.
 */
export type ChosenSchedule = ScheduleRow | { readonly gone: string };
export type FindChosen = (choice: ScheduleChoice, variant: Variant) => ChosenSchedule;

/** Locks them against deletion until the transaction ends. */
const readSchedulesByCode = statement<ScheduleRow, { codes: readonly string[] }>(
  'readSchedulesByCode',
  `select id, color, ${scheduleJson} as schedule
   from work_schedule where external_code = any($codes::text[]) for key share`,
);

/** Existing ones stay as they are. */
const addMade = statement<never, { schedules: string }>(
  'addMadeSchedules',
  `insert into work_schedule
     (external_code, external_name, time_recording_variant, days, custom_info)
   select "externalCode", "externalName", "timeRecordingVariant", days, "customWorkScheduleInfo"
   from jsonb_to_recordset($schedules::jsonb) as made("externalCode" text, "externalName" text,
     "timeRecordingVariant" text, days jsonb, "customWorkScheduleInfo" jsonb)
   order by "externalCode"
   on conflict (external_code) do nothing`,
);

/**
 * Resolves the choices for those ways of recording time. A schedule that has yet to be created has
 * the id 0.
 */
export async function readChosen(
  database: Runner,
  choices: readonly ScheduleChoice[],
  variants: ReadonlySet<Variant>,
  { properties }: Pick<FeatureInfo, 'properties'>,
): Promise<FindChosen> {
  const dayOff: Readonly<Record<Variant, string>> = {
    CLOCK: properties.NON_WORKING_DAY_SCHEDULE_CLOCK,
    DURATION: properties.NON_WORKING_DAY_SCHEDULE_DURATION,
  };
  const wanted = (choice: ScheduleChoice, variant: Variant) => {
    if ('code' in choice) return { code: choice.code, made: null };
    if (choice.made.nonWorkingDay) return { code: dayOff[variant], made: null };
    const made = madeSchedule(choice.made, variant);
    return { code: made.externalCode, made };
  };
  const all = choices.flatMap((choice) => [...variants].map((variant) => wanted(choice, variant)));
  const codes = [...new Set(all.map(({ code }) => code))];
  const rows = codes.length === 0 ? [] : await database.run(readSchedulesByCode, { codes });
  const byCode = new Map(rows.map((row) => [row.schedule.externalCode, row]));
  return (choice, variant) => {
    const { code, made: fresh } = wanted(choice, variant);
    const row = byCode.get(code);
    if (row !== undefined) return row;
    return fresh === null ? { gone: code } : { id: 0, schedule: fresh, color: null };
  };
}

/**
 * Creates the missing schedules, also if another transaction does so too, and returns their ids.
 */
export async function makeSchedules(
  transaction: Runner,
  schedules: readonly WorkSchedule[],
): Promise<ReadonlyMap<string, number>> {
  const made = new Map(schedules.map((schedule) => [schedule.externalCode, schedule]));
  if (made.size === 0) return new Map();
  await transaction.run(addMade, { schedules: JSON.stringify([...made.values()]) });
  const rows = await transaction.run(readSchedulesByCode, { codes: [...made.keys()] });
  return new Map(rows.map(({ id, schedule }) => [schedule.externalCode, id]));
}
