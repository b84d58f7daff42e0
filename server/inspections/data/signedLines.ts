import { createHash } from 'node:crypto';
import type { InspectionKey } from './inspectionKey.ts';
import type { Inspection } from '../rules/inspection.ts';
import { inspectedRecord } from '../rules/inspectedTime.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';

/**
 * The signed JSON (docs/guides/records.md): a line for the heading, for each person, for the seal
 * with the digests of these lines, and for the signature over the seal. So neither writer nor
 * verifier holds more than one person in memory. `workbookDigest` returns the SHA-256 of the
 * spreadsheet in base64url; it is called after all people were read.
 */
export async function* signedLines(
  inspection: Inspection,
  people: AsyncIterable<InspectedPerson>,
  key: InspectionKey,
  workbookDigest: () => string,
): AsyncGenerator<string> {
  const { site, company, from, to, madeAt, madeBy } = inspection;
  const heading = { site, company, from, to, madeAt, madeBy };
  yield `{"format":"punctual-inspection-1",\n"heading":${JSON.stringify(heading)},\n"people":[\n`;
  const signed: [id: number, name: string, digest: string][] = [];
  for await (const each of people) {
    const line = personLine(each);
    const { id, firstName, lastName, employeeNumber } = each.person;
    const digest = createHash('sha256').update(line).digest('base64url');
    yield `${signed.length > 0 ? ',\n' : ''}${line}`;
    signed.push([id, `${firstName} ${lastName} (${employeeNumber})`, digest]);
  }
  const { publicKey } = key;
  const seal = JSON.stringify({ heading, people: signed, workbook: workbookDigest(), publicKey });
  const signature = key.sign(`punctual-inspection-1\n${seal}`);
  yield `${signed.length > 0 ? '\n' : ''}],\n"seal":${seal},\n"signature":"${signature}"\n}\n`;
}

function personLine({ person, wanted, records, ...rest }: InspectedPerson): string {
  const { head: _, ...assignment } = person;
  return JSON.stringify({
    assignment,
    names: rest.names,
    shifts: rest.shifts,
    signOffs: rest.signOffs,
    first: records[0]?.sequence ?? 0,
    last: records.at(-1)?.sequence ?? 0,
    records: records.map((record) => inspectedRecord(record, wanted)),
    faults: rest.faults,
  });
}
