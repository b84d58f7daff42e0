import { useState, type ReactNode } from 'react';
import { ArrowDownRegular, Button } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface CsvRunProps {
  /** Gets the part of the rows that is read, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly onEnd: () => void;
}

interface CsvButtonProps {
  /** Reads and saves the rows for as long as it is shown. */
  readonly run: (ends: CsvRunProps) => ReactNode;
}

/** Saves rows as CSV, shows how far it is, and stops when it is pressed again. */
export function CsvButton({ run }: CsvButtonProps) {
  const text = useText();
  const [part, setPart] = useState<number | null>(null);
  return (
    <>
      <Button icon={<ArrowDownRegular />} onClick={() => setPart(part === null ? 0 : null)}>
        {part === null
          ? text('csv.download')
          : text('csv.stop', { percent: Math.floor(part * 100) })}
      </Button>
      {part !== null &&
        run({
          onProgress: (read) => setPart((old) => (old === null ? null : read)),
          onEnd: () => setPart(null),
        })}
    </>
  );
}
