import type { KeyObject } from 'node:crypto';
import { statement, type Runner } from '../../database/statement.ts';
import { sealOf } from '../../records/data/recordChain.ts';
import { sealedForgottenChain, type ForgottenChain } from '../../records/rules/forgottenChain.ts';
import type { SignOffFinding } from '../../records/rules/finding.ts';
import { sealedSignOff, type SignOffContent } from '../rules/sealedSignOff.ts';

const readSealed = statement<
  SignOffContent & { readonly id: number; readonly mac: Buffer },
  { last: number; batch: number }
>(
  'verifySignOffs',
  `select signed.id, signed.manager_id as "managerId", signed.start_date as "startDate",
     signed.end_date as "endDate", signed.signed_at as "signedAt", signed.hours, signed.mac,
     (select coalesce(jsonb_agg(jsonb_build_object('assignmentId', part.assignment_id,
        'first', part.first, 'last', part.last, 'sequence', part.sequence,
        'recordMac', encode(part.record_mac, 'hex'))), '[]')
      from sign_off_part part where part.sign_off_id = signed.id) as parts
   from sign_off signed where signed.id > $last order by signed.id limit $batch`,
);

/** Parts whose last record is missing in the chain, or has another code than the sealed one. */
const readGone = statement<
  {
    readonly signOffId: number;
    readonly assignmentId: number;
    readonly sequence: number;
  },
  { ids: readonly number[] }
>(
  'readSignedRecordsGone',
  `select part.sign_off_id as "signOffId", part.assignment_id as "assignmentId", part.sequence
   from sign_off_part part
   left join time_pair_record record on record.assignment_id = part.assignment_id
     and record.sequence = part.sequence
   where part.sign_off_id = any($ids::bigint[]) and part.sequence > 0
     and (record.mac is null or record.mac <> part.record_mac)
   order by part.sign_off_id, part.assignment_id, part.first`,
);

/** The ends of their chains when retention deleted them. */
const readForgotten = statement<ForgottenChain, { ids: readonly number[] }>(
  'readForgottenTime',
  `select assignment_id as "assignmentId", sequence, mac from forgotten_time
   where assignment_id = any($ids::bigint[])`,
);

const batch = 100;

/**
 * Verifies every sign-off with the key of the records: finds changed sign-offs, and chains that end
 * before the record that a sign-off covers. If retention deleted a chain as a whole, it left a
 * sealed note of its end.
 */
export async function verifySignOffs(database: Runner, key: KeyObject): Promise<SignOffFinding[]> {
  const findings: SignOffFinding[] = [];
  for (let last = 0; ;) {
    const signOffs = await database.run(readSealed, { last, batch });
    const sound: number[] = [];
    for (const { id, mac, ...content } of signOffs) {
      if (sealOf(key, sealedSignOff(content)).equals(mac)) sound.push(id);
      else findings.push({ signOffId: id, fault: 'SIGN_OFF_CHANGED' });
    }
    const gone = await database.run(readGone, { ids: sound });
    const forgotten = await findForgotten(database, key, gone);
    for (const part of gone) {
      const isForgotten = forgotten.some(
        ({ assignmentId, sequence }) =>
          assignmentId === part.assignmentId && sequence >= part.sequence,
      );
      if (!isForgotten) findings.push({ ...part, fault: 'SIGNED_RECORD_MISSING' });
    }
    last = signOffs.at(-1)?.id ?? last;
    if (signOffs.length < batch) return findings;
  }
}

async function findForgotten(
  database: Runner,
  key: KeyObject,
  parts: readonly { readonly assignmentId: number }[],
): Promise<ForgottenChain[]> {
  if (parts.length === 0) return [];
  const ids = [...new Set(parts.map(({ assignmentId }) => assignmentId))];
  const rows = await database.run(readForgotten, { ids });
  return rows.filter((chain) => sealOf(key, sealedForgottenChain(chain)).equals(chain.mac));
}
