import type { components } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { alphabetical } from '../../people/data/personSql.ts';

type State = components['schemas']['DirectoryMappingState'];
type Choice = State['choices']['positions'][number];

const readPositions = statement<Choice>(
  'readPositionChoices',
  `select code, description as name from position order by ${alphabetical('description')}, code`,
);
const readGeofences = statement<Choice>(
  'readGeofenceChoices',
  `select code, name from geofence order by ${alphabetical('name')}, code`,
);
const readCostCenters = statement<Choice>(
  'readCostCenterChoices',
  `select code, name from cost_center order by ${alphabetical('name')}, code`,
);
const readWorkSchedules = statement<Choice & { days: number }>(
  'readWorkScheduleChoices',
  `select external_code as code, external_name as name, jsonb_array_length(days) as days
   from work_schedule where external_code is not null and individual_employee_id is null
     and not non_working_day
   order by ${alphabetical('external_name')}, code`,
);
const readProfiles = statement<Choice>(
  'readTimeTypeProfileChoices',
  `select code, code as name from time_type_profile order by code collate "C"`,
);
const readCalendars = statement<Choice>(
  'readHolidayCalendarChoices',
  `select code, code as name from holiday_calendar order by code collate "C"`,
);
const readValues = statement<State['values'][number]>(
  'readDirectoryValues',
  `select attribute, value, count(*) as count
   from directory_person, jsonb_each_text(work) as said(attribute, value)
   where attribute in ('department', 'division', 'organization', 'costCenter', 'title')
   group by attribute, value order by count(*) desc, value collate "C" limit 200`,
);
const countDelivered = statement<{ count: number }>(
  'countDirectoryPeople',
  'select count(*) as count from directory_person',
);

/** What a mapping can name, by section. */
export async function readChoices(runner: Runner) {
  return {
    positions: await runner.run(readPositions),
    geofences: await runner.run(readGeofences),
    costCenters: await runner.run(readCostCenters),
    workSchedules: await runner.run(readWorkSchedules),
    timeTypeProfiles: await runner.run(readProfiles),
    holidayCalendars: await runner.run(readCalendars),
  };
}

export type Choices = Awaited<ReturnType<typeof readChoices>>;

/** What directories have delivered. */
export async function readDelivered(runner: Runner): Promise<Pick<State, 'values' | 'delivered'>> {
  const [counted] = await runner.run(countDelivered);
  return { values: await runner.run(readValues), delivered: counted?.count ?? 0 };
}
