import { readFile } from 'node:fs/promises';

/**
 * The highest resident memory that a process has had, in MB of a million bytes; null where the
 * system does not tell (it is Linux that does).
 */
export async function peakMemory(processId: number): Promise<number | null> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1_000_000;
}
