import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { canonicalJson, type Json } from '../rules/canonicalJson.ts';
import type { Change, ChainHead, SignedRecord } from '../rules/record.ts';
import { openRecordKey } from './recordKey.ts';
import { recordMac, signRecords } from './signRecords.ts';

/** Signs changes of time pairs. One per server. */
export interface RecordChain {
  /**
   * Reads or creates the key; throws if it is missing although there are records. Call it before
   * listening.
   */
  open(): Promise<void>;
  /**
   * Chains changes of one assignment to its last record (`emptyChain` if there is none). Inside a
   * transaction the chain must have been opened before. The rows go into `time_pair_record` in the
   * transaction of the change itself; the table's primary key rejects concurrent records that
   * follow the same head. So the head must be read before, or together with, the data that is
   * changed.
   */
  sign(head: ChainHead, changes: readonly Change[]): Promise<SignedRecord[]>;
  /** Whether the code of a record matches its content. */
  fits(record: SignedRecord): Promise<boolean>;
  /** The code of content outside the chains. */
  seal(content: Json): Promise<Buffer>;
  /** 32 bytes for another purpose, which reveal nothing about the key of the records. */
  deriveKey(purpose: string): Promise<Buffer>;
}

export function createRecordChain(context: {
  readonly database: Database;
  readonly configuration: { readonly dataDirectory: string };
}): RecordChain {
  let opening: Promise<KeyObject> | null = null;
  const key = () => {
    if (opening !== null) return opening;
    const current = openRecordKey(context.database, context.configuration.dataDirectory);
    current.catch(() => {
      opening = null;
    });
    opening = current;
    return current;
  };
  return {
    open: async () => {
      await key();
    },
    sign: async (head, changes) => signRecords(await key(), head, changes),
    fits: async (record) => recordMac(await key(), record).equals(record.mac),
    seal: async (content) => sealOf(await key(), content),
    deriveKey: async (purpose) => Buffer.from(hkdfSync('sha256', await key(), '', purpose, 32)),
  };
}

/** Seals with a key that has been read. */
export function sealWith(key: KeyObject): RecordChain['seal'] {
  return (content) => Promise.resolve(sealOf(key, content));
}

/** HMAC-SHA-256 over the content as canonical JSON. */
export function sealOf(key: KeyObject, content: Json): Buffer {
  return createHmac('sha256', key).update(canonicalJson(content)).digest();
}
