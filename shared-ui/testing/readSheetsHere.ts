import { onTestFinished, vi } from 'vitest';
import { answerSource } from '../sheet-reader/worker/answerSource.ts';
import type { SheetSource } from '../sheet-reader/sheetAnswer.ts';

/** Reads lists in the thread of the test, which has no workers. */
export function readSheetsHere(): void {
  vi.stubGlobal('Worker', ReaderHere);
  onTestFinished(() => void vi.unstubAllGlobals());
}

class ReaderHere extends EventTarget {
  private isEnded = false;

  postMessage(source: SheetSource): void {
    void answerSource(source).then((answer) => {
      if (this.isEnded) return;
      const tell = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
      if (answer.kind !== 'rows') return tell(answer);
      tell({ kind: 'part', rows: answer.rows });
      return tell({ kind: 'end', sheets: answer.sheets });
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** The reader alone. */
export { answerSource } from '../sheet-reader/worker/answerSource.ts';
