import { isDeepStrictEqual } from 'node:util';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { Conflict, retryOnConflict } from '../../calls/retryOnConflict.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { lockInstallation } from '../../database/installation.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import { problemTexts } from '../../http/problemTexts.ts';
import { readCaller } from '../../people/data/employees.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { applyCompanyFile, companyEvents, keepCompanyChange } from '../applyCompanyFile.ts';
import type { UploadReader } from '../createUploadReader.ts';
import { readCompanyChanges, readLastChange } from '../data/companyVersions.ts';
import { readExisting } from '../data/readExisting.ts';
import { lockForRemovals } from '../data/removeEntries.ts';
import { exportCompany } from '../exportCompany.ts';
import { firstHashes, firstSecretsOf } from '../firstHashes.ts';
import { previewCompanyFile } from '../previewCompanyFile.ts';
import { removalFaults } from '../removalFaults.ts';
import { requireAllowed } from '../requireAllowed.ts';
import type { ExistingCompany } from '../rules/existingCompany.ts';
import { presentChange } from './companyHistory.ts';

/** The company's file: exported, checked and imported. */
export function companyFile(
  context: Pick<ServerContext, 'configuration'> & UnitContext,
  records: RecordChain,
  uploads: UploadReader,
) {
  const { configuration, database } = context;

  async function check({ body, employee, host, locale, now }: CallRequest<'checkCompany'>) {
    const version = (await readLastChange(database))?.version ?? 0;
    const read = await uploads.read(body.file, now);
    if (!read.ok) {
      const { faults, faultCount } = read;
      const none = { sections: [], effects: [], refusal: null };
      return { status: 200 as const, body: { version, faults, faultCount, ...none } };
    }
    await records.open();
    const { employee_number: employeeNumber } = await readCaller(database, employee);
    const by = { employee, employeeNumber, host, now };
    // A hash takes 50 ms, and none is kept.
    const parts = { database, records, hashPassword: () => Promise.resolve(''), now };
    const secrets = firstSecretsOf(read.file, read.secrets);
    const { refusal, ...preview } = await previewCompanyFile(
      context,
      read.file,
      (transaction) => applyCompanyFile(transaction, read.file, parts),
      (transaction, applied) => requireAllowed(transaction, configuration, applied, secrets, by),
      { secrets, now },
    );
    const why = refusal && { code: refusal.code, ...problemTexts(refusal, locale) };
    return {
      status: 200 as const,
      body: { version, faults: [], faultCount: 0, ...preview, refusal: why },
    };
  }

  return {
    exportCompany: async () => ({
      status: 200,
      body: await database.transaction(async (transaction) => {
        await transaction.run(readOneMoment);
        return exportCompany(transaction);
      }),
    }),
    // What comes to refer to a removed entry in the meantime is told as a fault.
    checkCompany: (request) => retryOnConflict(() => check(request)),
    changeCompany: command(context, async ({ body, employee, host, now }, unit) => {
      const read = await uploads.read(body.file, now);
      if (!read.ok) throw new Refusal('COMPANY_FILE_REFUSED');
      await records.open();
      const { file, existing, secrets } = read;
      const { employee_number: employeeNumber } = await readCaller(database, employee);
      const hashes = await firstHashes(file, secrets);
      await unit.run(lockInstallation);
      const last = await readLastChange(unit);
      if ((last?.version ?? 0) !== Number(body.version)) {
        throw new Refusal('COMPANY_CHANGED', {
          values: { name: last?.name ?? last?.directory ?? 'npm run import' },
        });
      }
      await lockForRemovals(unit, file);
      if (!isSameFor(file, await readExisting(unit, []), existing)) throw new Conflict();
      if ((await removalFaults(unit, file)).length > 0) throw new Conflict();
      const parts = { database, records, hashPassword: hashes, now, changedBy: employee.id };
      const applied = await applyCompanyFile(unit, file, parts);
      const firsts = firstSecretsOf(file, secrets);
      const by = { employee, employeeNumber, host, now };
      await requireAllowed(unit, configuration, applied, firsts, by);
      const version = await keepCompanyChange(unit, applied, parts);
      for (const event of companyEvents(applied)) unit.tell(event);
      const [change] = await unit.run(readCompanyChanges, { below: version + 1, limit: 1 });
      requireFound(change);
      return { status: 200, body: presentChange(change) };
    }),
  } satisfies Partial<Handlers>;
}

/**
 * Whether a file is checked against the same company as before. Shifts open and close all day: only
 * whether time was recorded for the assignments of the file counts.
 */
function isSameFor(file: CompanyFile, now: ExistingCompany, before: ExistingCompany): boolean {
  const given = [
    ...(file.assignments ?? []).map(({ code }) => code),
    ...(file.removed?.assignments ?? []),
  ];
  const compared = (existing: ExistingCompany) => ({
    ...existing,
    openShifts: null,
    recorded: given.filter((code) => existing.recorded.has(code)),
  });
  return isDeepStrictEqual(compared(now), compared(before));
}
