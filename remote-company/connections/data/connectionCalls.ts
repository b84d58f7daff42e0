import { answer, type Api, type components } from 'shared-contracts';
import type { DirectoryMapping, MappingState, TrialPerson } from '../rules/mapping.ts';

type Schemas = components['schemas'];

export type Connection = Schemas['Connection'];
export type CompanyTask = Schemas['CompanyTask'];

export const mappingPath = '/api/company/directory-mapping';
export const tasksPath = '/api/company/tasks';

interface MappingOrder {
  readonly mapping: DirectoryMapping;
  /** Of the state that was changed. */
  readonly version: number;
  /** The Idempotency-Key. */
  readonly key: string;
}

/** @throws ApiFailure */
export async function saveMapping(
  api: Api,
  { mapping, version, key }: MappingOrder,
): Promise<MappingState> {
  const params = { header: { 'idempotency-key': key } };
  return answer(api.PUT(mappingPath, { params, body: { mapping, version } }));
}

/** What the mapping would make of the last joiner; null without one. @throws ApiFailure */
export async function tryMapping(api: Api, mapping: DirectoryMapping): Promise<TrialPerson | null> {
  const { person } = await answer(
    api.POST('/api/company/directory-mapping/trials', { body: mapping }),
  );
  return person;
}
