import type { SheetSource, WorkerMessage } from '../sheetAnswer.ts';
import { answerSource } from './answerSource.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Rows in a message. */
const partSize = 500;

self.addEventListener('message', ({ data }: MessageEvent<SheetSource>) => void answer(data));

async function answer(source: SheetSource): Promise<void> {
  const read = await answerSource(source);
  if (read.kind !== 'rows') return tell(read);
  for (let at = 0; at < read.rows.length; at += partSize) {
    tell({ kind: 'part', rows: read.rows.slice(at, at + partSize) });
  }
  return tell({ kind: 'end', sheets: read.sheets });
}

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}
