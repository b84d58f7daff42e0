import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import { readOneMoment } from '../database/readOneMoment.ts';
import { readCaller } from '../people/data/employees.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { hashPassword } from '../session/data/passwords.ts';
import { applyCompanyFile, keepCompanyChange } from './applyCompanyFile.ts';
import { createUploadReader } from './createUploadReader.ts';
import {
  findCompanyChange,
  readChangeEntries,
  readCompanyChanges,
  readLastChange,
  type ChangeRow,
} from './data/companyVersions.ts';
import { exportCompany } from './exportCompany.ts';
import { previewCompanyFile } from './previewCompanyFile.ts';
import { accessRefusal } from './rules/accessRefusal.ts';
import { peopleOf } from './rules/peopleOf.ts';

const changesOfPage = 50;
const entriesOfPage = 200;

/** The company: its file, checked, imported and exported in the running server, and its history. */
export function companyDomain(context: ServerContext, records: RecordChain) {
  const { database, life } = context;
  const uploads = createUploadReader(database);
  life.onEnd(() => uploads.close());

  return {
    handlers: {
      exportCompany: async () => ({
        status: 200,
        body: await database.transaction(async (transaction) => {
          await transaction.run(readOneMoment);
          return exportCompany(transaction);
        }),
      }),
      checkCompany: async ({ body, employee, now }) => {
        const version = (await readLastChange(database))?.version ?? 0;
        const read = await uploads.read(body.file, now);
        if (!read.ok) {
          const { faults, faultCount } = read;
          const none = { sections: [], effects: [], refusal: null };
          return { status: 200, body: { version, faults, faultCount, ...none } };
        }
        await records.open();
        const { employee_number: by } = await readCaller(database, employee);
        const preview = await previewCompanyFile(read.file, { database, records, now }, by);
        return { status: 200, body: { version, faults: [], faultCount: 0, ...preview } };
      },
      changeCompany: command(context, async ({ body, employee, now }, unit) => {
        const read = await uploads.read(body.file, now);
        if (!read.ok) throw new Refusal('COMPANY_FILE_REFUSED');
        await records.open();
        const { employee_number: by } = await readCaller(database, employee);
        const last = await readLastChange(unit);
        if ((last?.version ?? 0) !== Number(body.version)) {
          throw new Refusal('COMPANY_CHANGED', {
            values: { name: last?.name ?? 'npm run import' },
          });
        }
        const parts = { database, records, hashPassword, now };
        const applied = await applyCompanyFile(unit, read.file, parts);
        const refused = accessRefusal(peopleOf(applied.before), peopleOf(applied.after), by);
        if (refused !== null) throw new Refusal(refused);
        const changedBy = employee.id;
        const version = await keepCompanyChange(unit, applied, { records, now, changedBy });
        unit.tell({ type: 'features-changed', employeeIds: [] });
        unit.tell({ type: 'schedules-changed', employeeIds: [] });
        if (applied.signedOut.length > 0) {
          unit.tell({ type: 'session-ended', employeeIds: [...applied.signedOut] });
        }
        const [change] = await unit.run(readCompanyChanges, { below: version + 1, limit: 1 });
        requireFound(change);
        return { status: 200, body: presentChange(change) };
      }),
      getCompanyChanges: async ({ query: { before } }) => {
        const below = before ?? Number.MAX_SAFE_INTEGER;
        const rows = await database.run(readCompanyChanges, { below, limit: changesOfPage + 1 });
        const last = before === undefined ? (rows[0] ?? null) : await readLastChange(database);
        const contents = rows.slice(0, changesOfPage).map(presentChange);
        const next = rows.length > changesOfPage ? (contents.at(-1)?.id ?? null) : null;
        return { status: 200, body: { version: last?.version ?? 0, contents, next } };
      },
      getCompanyChangeEntries: async ({ path: { id }, query: { after = 0 } }) => {
        const [known] = await database.run(findCompanyChange, { version: id });
        requireFound(known);
        const limit = entriesOfPage + 1;
        const rows = await database.run(readChangeEntries, { version: id, above: after, limit });
        const contents = rows.slice(0, entriesOfPage).map(({ fields, ...row }) => ({
          ...row,
          fields: [...fields],
        }));
        const next = rows.length > entriesOfPage ? (contents.at(-1)?.id ?? null) : null;
        return { status: 200, body: { contents, next } };
      },
    } satisfies Partial<Handlers>,
  };
}

function presentChange({ version, changed_at: changedAt, name, sections }: ChangeRow) {
  return { id: version, changedAt, changedBy: name, sections: [...sections] };
}
