import { readFileSync } from 'node:fs';

/** Where the system does not tell the limit of the process, as outside of Linux. */
const usualOpenFiles = 1_024;
const mostOfAll = 20_000;

/**
 * How many connections a listener takes: a third of the files that the process may open, since there
 * may be two listeners (`listenOn`) and the database needs files as well; at most 20,000.
 *
 * @param limits the text of `/proc/self/limits`
 */
export function mostConnections(limits = readLimits()): number {
  const [, openFiles = usualOpenFiles] = /^Max open files +(\d+|unlimited)/m.exec(limits) ?? [];
  if (openFiles === 'unlimited') return mostOfAll;
  return Math.min(mostOfAll, Math.floor(Number(openFiles) / 3));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
