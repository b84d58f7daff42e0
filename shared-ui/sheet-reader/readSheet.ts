import type { SheetAnswer, SheetRows, SheetSource, WorkerMessage } from './sheetAnswer.ts';

/**
 * Reads a list in a worker of its own, which ends with it. @throws an Error after an abort, and if the
 * worker could not be loaded
 */
export function readSheet(source: SheetSource, signal: AbortSignal): Promise<SheetAnswer> {
  signal.throwIfAborted();
  const worker = new Worker(
    /* webpackChunkName: "sheet-reader" */ new URL('./worker/main.ts', import.meta.url),
  );
  const rows: SheetRows['rows'][number][] = [];
  const read = new Promise<SheetAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'part') rows.push(...data.rows);
      else resolve(data.kind === 'end' ? { kind: 'rows', rows, sheets: data.sheets } : data);
    });
    worker.addEventListener('error', () => reject(new Error('The reader of lists has failed.')));
    signal.addEventListener('abort', () => reject(new Error('The list is no longer wanted.')));
  });
  worker.postMessage(source);
  return read.finally(() => worker.terminate());
}
