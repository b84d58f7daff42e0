import type { Operation } from './operation.ts';

/** A record with what is sent of it. */
export interface Sent {
  readonly employeeNumber: string;
  readonly operations: readonly Operation[];
}

/** Requests in a `$batch`: the system takes 180, and is given less to do within the time-out. */
const mostOperations = 50;

/**
 * Records in parts that are sent by themselves, at the same time; those of one person stay together,
 * in their order.
 */
export function inParts(all: readonly Sent[]): Sent[][] {
  const parts: Sent[][] = [];
  let size = 0;
  for (const list of Map.groupBy(all, ({ employeeNumber }) => employeeNumber).values()) {
    const count = list.reduce((sum, { operations }) => sum + operations.length, 0);
    const last = parts.at(-1);
    if (last === undefined || size + count > mostOperations) {
      parts.push([...list]);
      size = count;
    } else {
      last.push(...list);
      size += count;
    }
  }
  return parts;
}
