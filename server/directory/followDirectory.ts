import type { ServerContext } from '../calls/serverContext.ts';
import { retryOnConflict } from '../calls/retryOnConflict.ts';
import { companyEvents, keepCompanyChange } from '../company/applyCompanyFile.ts';
import type { Runner } from '../database/statement.ts';
import { lockInstallation } from '../database/installation.ts';
import type { Worker } from '../jobs/rules/job.ts';
import type { PushedEvent } from '../push/pushChannel.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { applyPlans } from './applyPlans.ts';
import {
  findDuePerson,
  markFollowed,
  noteManagersWhoCame,
  readDuePeople,
  readManagers,
  type DirectoryPersonRow,
} from './data/directoryPeople.ts';
import { readChoices } from './data/mappingChoices.ts';
import { readMapping } from './data/mappingVersions.ts';
import { planPerson, untouched, type PersonPlan } from './planPerson.ts';
import type { DirectoryMapping } from './rules/jobOfMapping.ts';

/** People of one change of the company: a sync of thousands becomes a few changes. */
const peopleAtOnce = 500;

interface Followed {
  readonly people: number;
  readonly events: readonly PushedEvent[];
}

const nobody: Followed = { people: 0, events: [] };

/**
 * Lets the jobs of up to 500 people follow what their directory says, as one change of the company.
 * Returns the number of people.
 */
async function followDirectory(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  records: RecordChain,
  now: Date,
): Promise<number> {
  const { people, events } = await retryOnConflict(() =>
    database.transaction(async (transaction): Promise<Followed> => {
      const mapping = (await readMapping(transaction))?.content ?? null;
      if (mapping?.isOn !== true) return nobody;
      await noteManagersWhoCame(transaction, mapping.managerBy);
      if ((await transaction.run(findDuePerson)).length === 0) return nobody;
      // Imports and other changes of the company wait, and people are read as they left them.
      await transaction.run(lockInstallation);
      const today = now.toISOString().slice(0, 10);
      const due = await transaction.run(readDuePeople, { today, limit: peopleAtOnce });
      const plans = await planPeople(transaction, mapping, due, now);
      const tokenId = due[0]?.scim_token_id ?? null;
      const parts = {
        ...{ database, records, now, hashPassword: noPassword },
        ...(tokenId === null ? {} : { directory: tokenId }),
      };
      const { applied, refused } = await applyPlans(transaction, plans, parts);
      const marks = plans.map((plan, index) => markOf(plan, due[index], refused.get(index)));
      await transaction.run(markFollowed, { marks: JSON.stringify(marks) });
      if (applied === null) return { people: due.length, events: [] };
      await keepCompanyChange(transaction, applied, parts);
      return { people: due.length, events: companyEvents(applied) };
    }),
  );
  for (const event of events) push.publish(event);
  return people;
}

/** Follows what directories deliver, every few seconds. */
export function directoryWorker(
  context: Pick<ServerContext, 'database' | 'push'>,
  records: RecordChain,
): Worker {
  return {
    kind: 'FOLLOW_DIRECTORY',
    every: 10_000,
    work: async (_, now) => {
      await records.open();
      const people = await followDirectory(context, records, now);
      // Those of another directory, or the rest of a long synchronisation.
      return people === 0 ? undefined : { rest: null };
    },
  };
}

async function planPeople(
  transaction: Runner,
  mapping: DirectoryMapping,
  people: readonly DirectoryPersonRow[],
  now: Date,
): Promise<readonly PersonPlan[]> {
  const choices = await readChoices(transaction);
  const values = [...new Set(people.flatMap(({ work }) => work.manager ?? []))];
  const managers = await readManagers(transaction, mapping.managerBy, values);
  return people.map((person) => planPerson(person, { mapping, choices, managers, now }));
}

/** A refused person keeps the job of before. */
function markOf(
  plan: PersonPlan,
  person: DirectoryPersonRow | undefined,
  message: string | undefined,
) {
  if (message === undefined || person === undefined) return plan.mark;
  return untouched(person, 'TASK', 'REFUSED', message).mark;
}

function noPassword(): Promise<string> {
  return Promise.reject(new Error('A directory sets no passwords.'));
}
