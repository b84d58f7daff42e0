import { localDay, type components } from 'shared-contracts';
import { checkFile } from '../company/checkFile.ts';
import type { Database } from '../database/database.ts';
import { readOneMoment } from '../database/readOneMoment.ts';
import { joinPlans } from './applyPlans.ts';
import { readLastDelivered, readManagers } from './data/directoryPeople.ts';
import { readChoices, type Choices } from './data/mappingChoices.ts';
import { planPerson, type PersonPlan } from './planPerson.ts';
import type { DirectoryMapping, MappedJob } from './rules/jobOfMapping.ts';

type Trial = components['schemas']['DirectoryTrialPerson'];
type Task = NonNullable<Trial['task']>;

const attributes = [
  ...(['department', 'division', 'organization', 'costCenter', 'title'] as const),
  ...(['timezone', 'manager'] as const),
];

/**
 * What a mapping would make of the person whom a directory delivered last, checked by the rules of
 * the company file; null before the first one. Writes nothing.
 */
export async function tryMapping(
  database: Database,
  mapping: DirectoryMapping,
  now: Date,
): Promise<Trial | null> {
  return database.transaction(async (transaction) => {
    await transaction.run(readOneMoment);
    const today = now.toISOString().slice(0, 10);
    const [person] = await transaction.run(readLastDelivered, { today });
    if (person === undefined) return null;
    const choices = await readChoices(transaction);
    const values = person.work.manager === undefined ? [] : [person.work.manager];
    const managers = await readManagers(transaction, mapping.managerBy, values);
    // As a joiner: what the mapping made before does not count.
    const joiner = { ...person, followed: null, standing: null };
    const plan = planPerson(joiner, { mapping, choices, managers, now });
    const { file } = joinPlans([plan]);
    const isNew = plan.outcome === 'JOB' && person.followed === null;
    const checked = isNew ? await checkFile(transaction, file, now) : { ok: true as const };
    const faults = checked.ok ? [] : checked.faults.map(({ message }) => message);
    return {
      ...{ name: person.name, deliveredAt: person.delivered_at, directory: person.directory },
      values: attributes.flatMap((attribute) => {
        const value = person.work[attribute];
        return value === undefined ? [] : [{ attribute, value }];
      }),
      outcome: faults.length > 0 ? 'TASK' : plan.outcome,
      job: plan.job === null ? null : presentJob(plan.job, choices, now),
      task: taskOf(plan),
      manager: plan.manager?.name ?? null,
      faults,
    };
  });
}

function taskOf({ mark }: PersonPlan): Task | null {
  const kind = mark.trouble ?? mark.managerTrouble;
  return kind === null ? null : { kind, value: mark.troubleValue };
}

function presentJob(job: MappedJob, choices: Choices, now: Date): NonNullable<Trial['job']> {
  const nameIn = (list: Choices['positions'], code: string) =>
    list.find((each) => each.code === code)?.name ?? code;
  return {
    description: job.description,
    position: nameIn(choices.positions, job.position),
    geofences: (job.geofences ?? []).map((code) => nameIn(choices.geofences, code)),
    costCenter: job.costCenter === undefined ? null : nameIn(choices.costCenters, job.costCenter),
    workSchedule:
      job.workSchedule === null ? null : nameIn(choices.workSchedules, job.workSchedule),
    timeZone: job.timeZone,
    startDate: localDay(now.toISOString(), job.timeZone),
    authorities: [...job.authorities],
    timeRecordingVariant: job.timeRecordingVariant,
  };
}
