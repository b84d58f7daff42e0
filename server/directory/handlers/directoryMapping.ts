import type { components } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import type { Runner } from '../../database/statement.ts';
import { makeJoblessDue } from '../data/directoryPeople.ts';
import { readChoices, readDelivered, type Choices } from '../data/mappingChoices.ts';
import { addMapping, readMapping } from '../data/mappingVersions.ts';
import type { DirectoryMapping } from '../rules/jobOfMapping.ts';
import { mappingFault } from '../rules/mappingFault.ts';
import { tryMapping } from '../tryMapping.ts';

type State = components['schemas']['DirectoryMappingState'];

/** How what a directory says of people becomes their jobs: read, saved, tried. */
export function directoryMapping(context: UnitContext) {
  const { database } = context;
  return {
    getDirectoryMapping: async () => ({ status: 200, body: await readState(database) }),
    saveDirectoryMapping: command(context, async ({ body, employee, now }, unit) => {
      const { mapping } = body;
      const last = await readMapping(unit);
      if ((last?.version ?? 0) !== body.version) {
        throw new Refusal('DIRECTORY_MAPPING_CHANGED', { values: { name: last?.name ?? '–' } });
      }
      requireSound(mapping, await readChoices(unit));
      const version = body.version + 1;
      const content = JSON.stringify(mapping);
      await unit.run(addMapping, { version, content, now, employeeId: employee.id });
      await unit.run(makeJoblessDue);
      const target = { id: `directory-mapping-${version}`, rights: rightsOf(mapping) };
      return { status: 200, body: await readState(unit), target };
    }),
    tryDirectoryMapping: async ({ body, now }) => {
      requireSound(body, await readChoices(database));
      return { status: 200, body: { person: await tryMapping(database, body, now) } };
    },
  } satisfies Partial<Handlers>;
}

async function readState(runner: Runner): Promise<State> {
  const last = await readMapping(runner);
  const { workSchedules, ...choices } = await readChoices(runner);
  return {
    version: last?.version ?? 0,
    changedAt: last?.changed_at ?? null,
    changedBy: last?.name ?? null,
    mapping: last?.content ?? null,
    choices: {
      ...choices,
      workSchedules: workSchedules.map(({ code, name }) => ({ code, name })),
    },
    ...(await readDelivered(runner)),
  };
}

function requireSound(mapping: DirectoryMapping, choices: Choices): void {
  const value = mappingFault(mapping, choices);
  if (value !== null) throw new Refusal('DIRECTORY_MAPPING_REFUSED', { values: { value } });
}

/** For the security log: what the mapping gives to whom it makes a job for. */
function rightsOf({ authorities, entries, otherwise, isOn }: DirectoryMapping): string {
  const approves = [...entries.map(({ place }) => place), otherwise].some(
    (place) => place?.approves === true,
  );
  const rights = [...authorities, ...(approves ? ['APPROVE_TIME'] : [])];
  return isOn ? rights.map((one) => `+${one}`).join(',') || 'none' : 'off';
}
