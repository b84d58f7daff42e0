import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from 'shared-contracts';
import { deviceTimeZone, useFailureText, useHost, useSnackbar, useToday } from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { csvFile } from '../data/csvFile.ts';
import { delimiterIn } from '../rules/toCsv.ts';
import type { CsvRunProps } from './CsvButton.tsx';

export interface CsvReading {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

interface CsvOrder extends CsvRunProps {
  /** What the file is called, before the day. */
  readonly name: string;
  /** The rows with their headings; null if they change while they are read. @throws ApiFailure */
  readonly read: (reading: CsvReading) => Promise<readonly (readonly string[])[] | null>;
}

/** Reads rows and saves them as CSV; stops when it is taken away. */
export function CsvRun({ name, read, onProgress, onEnd }: CsvOrder) {
  const text = useText();
  const { locale } = useHost();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const today = useToday(deviceTimeZone());

  function tell(words: string): void {
    snackbar.show({ text: words, intent: 'error', topic: 'csv' });
  }
  const save = useEffectEvent(async (signal: AbortSignal) => {
    const rows = await read({ signal, onProgress });
    if (rows === null) return tell(text('csv.changing'));
    const content = await csvFile(rows, { delimiter: delimiterIn(locale), signal });
    saveFile({ name: `${fileName(name)}-${today}.csv`, content });
  });
  const end = useEffectEvent((signal: AbortSignal, failure: unknown) => {
    if (signal.aborted) return;
    if (failure !== null) {
      tell(failure instanceof ApiFailure ? failureText(failure) : text('csv.failed'));
    }
    onEnd();
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    save(signal).then(
      () => end(signal, null),
      (failure: unknown) => end(signal, failure),
    );
    return () => controller.abort();
  }, []);
  return null;
}

/** Without characters that a file's name must not have. */
function fileName(name: string): string {
  return name.replaceAll(/[\s/\\:*?"<>|]+/g, '-').toLowerCase();
}
