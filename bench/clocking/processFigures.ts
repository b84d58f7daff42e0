import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/**
 * Peak resident memory of a process in MB of a million bytes; null if the system does not report it
 * (Linux does).
 */
export async function peakMemory(processId: number): Promise<number | null> {
  const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(await read(processId, 'status')) ?? [];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1_000_000;
}

/** CPU time of a process with all its threads, in seconds; null as above. */
export async function processorSeconds(processId: number): Promise<number | null> {
  // pid (name) state and ten more fields, then ticks in user and in system mode.
  const [, user, system] =
    /\) \S(?: -?\d+){10} (\d+) (\d+)/.exec(await read(processId, 'stat')) ?? [];
  if (user === undefined || system === undefined) return null;
  return (Number(user) + Number(system)) / ticksPerSecond;
}

function read(processId: number, file: string): Promise<string> {
  return readFile(`/proc/${processId}/${file}`, 'utf8').catch(() => '');
}
