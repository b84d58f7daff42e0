import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { createUploadReader } from './createUploadReader.ts';
import { companyEntries } from './handlers/companyEntries.ts';
import { companyFile } from './handlers/companyFile.ts';
import { companyHistory } from './handlers/companyHistory.ts';
import { newPeople } from './handlers/newPeople.ts';
import { publicHolidays } from './handlers/publicHolidays.ts';
import { ruleTrials } from './handlers/ruleTrials.ts';

/** The company: its file, checked, imported and exported in the running server, and its history. */
export function companyDomain(context: ServerContext, records: RecordChain) {
  const uploads = createUploadReader(context.database);
  context.life.onEnd(() => uploads.close());
  return {
    handlers: {
      ...companyFile(context, records, uploads),
      ...companyEntries(context.database),
      ...publicHolidays,
      ...ruleTrials(context.database),
      ...companyHistory(context.database),
      ...newPeople(context.database),
    } satisfies Partial<Handlers>,
  };
}
