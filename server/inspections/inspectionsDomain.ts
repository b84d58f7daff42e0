import type { Readable } from 'node:stream';
import { isTimeZone, localDay } from 'shared-contracts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { unhurried } from '../spreadsheets/unhurried.ts';
import { readCaller } from '../people/data/employees.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { openInspectionKey } from './data/inspectionKey.ts';
import {
  findSite,
  readCompany,
  readReasonNames,
  readSitePeople,
  readSites,
} from './data/inspectionSites.ts';
import { readInspectedPerson } from './data/readInspectedPerson.ts';
import { verifier, writeInspection } from './data/writeInspection.ts';
import type { Inspection, InspectionPerson } from './rules/inspection.ts';

/**
 * Exports of a site for inspectors: spreadsheet and signed JSON, with the key and the program to
 * verify them.
 */
export function inspectionsDomain(context: ServerContext, chain: RecordChain) {
  const { database, life } = context;
  /** By their creator, one at a time, since each reads everything of a site. */
  const underWay = new Map<number, Readable>();
  life.onEnd(() => underWay.forEach((file) => file.destroy()));

  return {
    handlers: {
      getInspectionSites: async () => ({ status: 200, body: await database.run(readSites) }),
      getInspectionKey: async () => {
        const { publicKey, fingerprint } = await openInspectionKey(chain);
        return { status: 200, body: { algorithm: 'Ed25519', publicKey, fingerprint } };
      },
      getInspectionVerifier: () => Promise.resolve({ status: 200, body: verifier }),
      getInspection: async (call) => {
        const inspection = await inspectionOf(call);
        const { site, from, to } = inspection;
        const people = await database.run(readSitePeople, {
          kind: site.kind,
          code: site.code,
          from,
          to,
        });
        const reasons = await database.run(readReasonNames, { locale: inspection.locale });
        const content = {
          people,
          reasons: new Map(reasons.map(({ id, name }) => [id, name])),
          read: () => readAll(people, inspection),
        };
        const key = await openInspectionKey(chain);
        const { id } = call.employee;
        if (underWay.has(id)) throw new Refusal('EXPORT_UNDER_WAY', { retryAfterInSeconds: 30 });
        const file = writeInspection(inspection, content, key);
        underWay.set(
          id,
          file.once('close', () => underWay.delete(id)),
        );
        return {
          ...{ status: 200, body: file, file: { name: fileNameOf(inspection), size: null } },
          target: { kind: site.kind, code: site.code, from, to },
        };
      },
    } satisfies Partial<Handlers>,
  };

  async function* readAll(people: readonly InspectionPerson[], inspection: Inspection) {
    for await (const person of unhurried(people)) {
      yield await readInspectedPerson({ database, chain }, person, inspection);
    }
  }

  /** Refuses invalid or future days (VALIDATION_FAILED), and an unknown site. */
  async function inspectionOf(call: CallRequest<'getInspection'>): Promise<Inspection> {
    const { query, employee, locale, now } = call;
    const { kind, code, fromDate: from, toDate: to, timeZone = 'UTC' } = query;
    if (!isTimeZone(timeZone)) throw fault('timeZone', 'format');
    if (to > localDay(now.toISOString(), timeZone)) throw fault('toDate', 'range');
    if (from > to) throw fault('fromDate', 'range');
    const [[site], [company], reader] = await Promise.all([
      database.run(findSite, { kind, code }),
      database.run(readCompany),
      readCaller(database, employee),
    ]);
    requireFound(site);
    requireFound(company);
    return {
      ...{ from, to, timeZone, locale, madeAt: now.toISOString() },
      site: { kind, code, name: site.name },
      company: company.name,
      is24Hour: reader.is_24_hour,
      madeBy: `${reader.first_name} ${reader.last_name}`,
    };
  }
}

function fileNameOf({ site, from, to }: Inspection): string {
  return `${site.name} ${from} – ${to}.zip`;
}

function fault(field: string, kind: 'format' | 'range'): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: kind }] });
}
