import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine and Node, one line each, and whether other work is running on it. */
export function describeMachine(): string[] {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const gigabytes = (totalmem() / 1_000_000_000).toFixed(0);
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  return [
    `${model.trim()}, ${cores} cores, ${gigabytes} GB of memory, ${type()} ${release()}`,
    `Node ${process.versions.node}`,
    load > cores / 2
      ? `Load ${load.toFixed(1)} before the run: others were at work here, so times mean little`
      : `Load ${load.toFixed(1)} before the run: nobody else was at work here`,
  ];
}
