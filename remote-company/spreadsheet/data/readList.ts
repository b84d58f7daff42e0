import { answer, type Api } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { loadSheetReader, type SheetAnswer, type SheetSource } from 'shared-ui';
import { knownCompany, type KnownCompany } from '../rules/knownCompany.ts';

/** Reads a list and the company that it changes. @throws ApiFailure, or the reason of `signal` */
export async function readList(
  api: Api,
  source: SheetSource,
  { today, signal }: { readonly today: string; readonly signal: AbortSignal },
): Promise<{ readonly read: SheetAnswer; readonly known: KnownCompany }> {
  const [{ readSheet }, known] = await Promise.all([
    loadSheetReader(),
    readKnownCompany(api, today, signal),
  ]);
  return { read: await readSheet(source, signal), known };
}

/** The company as it is now. @throws ApiFailure */
export async function readKnownCompany(
  api: Api,
  today: string,
  signal?: AbortSignal,
): Promise<KnownCompany> {
  const init = signal ? { signal } : {};
  // Read first: a change in between makes the version too old, which is noticed.
  const { version } = await answer(api.GET('/api/company/changes', init));
  const content = await answer(api.GET('/api/company/file', init));
  return knownCompany(isCompanyFile(content) ? content : {}, today, version);
}

/** The contract calls it an object; what is in it, `company.schema.json` says. */
function isCompanyFile(content: object): content is CompanyFile {
  return !Array.isArray(content);
}
