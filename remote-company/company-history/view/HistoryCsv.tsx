import { useApi } from 'shared-ui';
import type { CsvRunProps } from '../../csv/view/CsvButton.tsx';
import { CsvRun } from '../../csv/view/CsvRun.tsx';
import { useText } from '../../messages/useText.ts';
import { readWholeHistory } from '../data/readWholeHistory.ts';
import { historyRows } from '../rules/historyRows.ts';

/** Saves who changed what in the whole company, field by field, for an auditor. */
export function HistoryCsv(ends: CsvRunProps) {
  const api = useApi();
  const text = useText();
  return (
    <CsvRun
      {...ends}
      name={text('history.title')}
      read={async (reading) =>
        historyRows(await readWholeHistory(api, reading), {
          headings: [
            text('history.when.utc'),
            text('history.who'),
            text('history.section'),
            text('entries.code'),
            text('history.what'),
            text('history.field'),
            text('history.before'),
            text('history.after'),
          ],
          by: ({ changedBy, directory }) =>
            changedBy ??
            (directory === null
              ? text('history.server')
              : text('history.directory', { name: directory })),
          section: (section) => text(`section.${section}`),
          kind: (kind) => text(`history.kind.${kind}`),
          notKept: text('history.notKept'),
        })
      }
    />
  );
}
