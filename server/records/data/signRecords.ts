import { createHmac, hash, type KeyObject, randomFillSync } from 'node:crypto';
import { canonicalJson, type Json } from '../rules/canonicalJson.ts';
import {
  personalColumns,
  type Change,
  type ChainHead,
  type Fields,
  type SignedRecord,
} from '../rules/record.ts';

/**
 * Chains changes of one assignment, in order, to its last record. Replaces personal values by
 * salted digests; erasing the salts makes the digests meaningless.
 */
export function signRecords(
  key: KeyObject,
  head: ChainHead,
  changes: readonly Change[],
): SignedRecord[] {
  let { sequence, mac: previousMac } = head;
  return changes.map((change) => {
    sequence += 1;
    const salts: Record<string, string> = {};
    const record = {
      ...change,
      before: change.before && digested(change.before, salts, 'before.'),
      after: digested(change.after, salts, 'after.'),
      sequence,
      previousMac,
    };
    const mac = recordMac(key, record);
    previousMac = mac;
    return { ...record, salts: Object.keys(salts).length === 0 ? null : salts, mac };
  });
}

/** The code of a record and of the code before it. */
export function recordMac(key: KeyObject, record: Omit<SignedRecord, 'salts' | 'mac'>): Buffer {
  const { assignmentId, sequence, timePairId, actorKind, actorId, recordedAt, action } = record;
  const content: Json = [
    'punctual-record-1',
    ...[assignmentId, sequence, timePairId, actorKind, actorId, recordedAt, action],
    ...[record.before, record.after],
  ];
  return createHmac('sha256', key)
    .update(record.previousMac)
    .update(canonicalJson(content))
    .digest();
}

/** The digest that replaces a personal value in a record. */
export function digestOf(salt: string, value: Json): string {
  return hash('sha256', salt + canonicalJson(value), 'base64url');
}

function digested(fields: Fields, salts: Record<string, string>, path: string): Fields {
  let result: Record<string, Json> | null = null;
  for (const column of personalColumns) {
    const value = fields[column];
    if (value === undefined || value === null) continue;
    const salt = newSalt();
    salts[path + column] = salt;
    result ??= { ...fields };
    result[column] = digestOf(salt, value);
  }
  const segments = fields['segments'];
  if (!isFields(segments)) return result ?? fields;
  const digestedSegments = Object.entries(segments).map(([id, segment]): [string, Json] => [
    id,
    isFields(segment) ? digested(segment, salts, `${path}segments.${id}.`) : segment,
  ]);
  return { ...(result ?? fields), segments: Object.fromEntries<Json>(digestedSegments) };
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const saltLength = 16;
const pool = Buffer.alloc(256 * saltLength);
let used = pool.length;

/** 128 random bits, generated in bulk: every punch needs a few. */
function newSalt(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += saltLength;
  return pool.toString('base64url', used - saltLength, used);
}
