import type { KeyObject } from 'node:crypto';
import { statement, type Runner } from '../../database/statement.ts';
import { sealOf } from '../../records/data/recordChain.ts';
import type { SignOffFinding } from '../../records/rules/finding.ts';
import { sealedSignOff, type SignOffContent } from '../rules/sealedSignOff.ts';

/** Values: the last sign-off before them, how many. */
const readSealed = statement<SignOffContent & { readonly id: number; readonly mac: Buffer }>(
  'verifySignOffs',
  `select signed.id, signed.manager_id as "managerId", signed.start_date as "startDate",
     signed.end_date as "endDate", signed.signed_at as "signedAt", signed.hours, signed.mac,
     (select coalesce(jsonb_agg(jsonb_build_object('assignmentId', part.assignment_id,
        'first', part.first, 'last', part.last, 'sequence', part.sequence)), '[]')
      from sign_off_part part where part.sign_off_id = signed.id) as parts
   from sign_off signed where signed.id > $1 order by signed.id limit $2`,
);

const batch = 100;

/** Checks every sign-off with the key of the records: what was changed in one is found. */
export async function verifySignOffs(database: Runner, key: KeyObject): Promise<SignOffFinding[]> {
  const findings: SignOffFinding[] = [];
  for (let last = 0; ;) {
    const signOffs = await database.run(readSealed, [last, batch]);
    for (const { id, mac, ...content } of signOffs) {
      if (sealOf(key, sealedSignOff(content)).equals(mac)) continue;
      findings.push({ signOffId: id, fault: 'SIGN_OFF_CHANGED' });
    }
    last = signOffs.at(-1)?.id ?? last;
    if (signOffs.length < batch) return findings;
  }
}
