import type { Api } from 'shared-contracts';
import { peopleList, type ListOptions } from '../rules/peopleList.ts';
import { readKnownCompany } from './readList.ts';

/** People as a list that can be changed in a spreadsheet and imported again. @throws ApiFailure */
export async function readPeopleRows(
  api: Api,
  { today, signal, ...list }: ListOptions & { today: string; signal: AbortSignal },
): Promise<string[][]> {
  return peopleList(await readKnownCompany(api, today, signal), list);
}
