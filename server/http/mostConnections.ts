import { readFileSync } from 'node:fs';

/** For systems that do not report the limit of the process, such as those other than Linux. */
const usualOpenFiles = 1_024;
const mostOfAll = 20_000;

/**
 * The number of connections per listener: a third of the process's open file limit, since there can
 * be two listeners (`listenOn`) and the database needs files too; at most 20,000.
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
