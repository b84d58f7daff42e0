import type { Operation } from './operation.ts';

/** A record with its operations. */
export interface Sent {
  readonly employeeNumber: string;
  readonly operations: readonly Operation[];
}

/** Requests per `$batch`: the system accepts 180; fewer finish within the timeout. */
const mostOperations = 50;

/**
 * Divides records into parts that are sent separately and in parallel; those of one person stay
 * together, in order.
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
