import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  ArrowDownRegular,
  Button,
  deviceTimeZone,
  useFailureText,
  useHost,
  useMutation,
  useSnackbar,
  useToday,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { csvFile } from '../data/csvFile.ts';
import { delimiterIn } from '../rules/toCsv.ts';

export interface CsvReading {
  readonly signal: AbortSignal;
  /** The part of the rows that is read, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

interface CsvButtonProps {
  /** What the file is called, before the day. */
  readonly name: string;
  readonly label: string;
  /** The rows with their headings; null if there is nothing to save. @throws ApiFailure */
  readonly read: (reading: CsvReading) => Promise<readonly (readonly string[])[] | null>;
}

/** Saves rows as CSV, shows how far it is, and stops when it is pressed again or left. */
export function CsvButton({ name, label, read }: CsvButtonProps) {
  const text = useText();
  const { locale } = useHost();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const today = useToday(deviceTimeZone());
  const running = useRef<AbortController | null>(null);
  const [part, setPart] = useState(0);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      const rows = await read({ signal, onProgress: setPart });
      return rows && csvFile(rows, { delimiter: delimiterIn(locale), signal });
    },
    onSuccess: (content) =>
      content && saveFile({ name: `${fileName(name)}-${today}.csv`, content }),
    onError: (failure: ApiFailure, { signal }) => {
      if (signal.aborted) return;
      snackbar.show({ text: failureText(failure), intent: 'error', topic: 'csv' });
    },
  });

  function press(): void {
    running.current?.abort();
    if (isPending) return;
    setPart(0);
    running.current = new AbortController();
    mutate(running.current);
  }

  return (
    <Button icon={<ArrowDownRegular />} onClick={press}>
      {isPending ? text('csv.stop', { percent: Math.floor(part * 100) }) : label}
    </Button>
  );
}

/** Without characters that a file's name must not have. */
function fileName(name: string): string {
  return name.replaceAll(/[\s/\\:*?"<>|]+/g, '-').toLowerCase();
}
