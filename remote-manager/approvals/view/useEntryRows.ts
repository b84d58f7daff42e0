import { useState } from 'react';
import { later } from 'shared-ui';

const laterRows = later(async () => {
  const [{ EntryRow }, { UnworkedRow }] = await Promise.all([
    import(/* webpackChunkName: "entry-rows" */ './EntryRow.tsx'),
    import(/* webpackChunkName: "entry-rows" */ '../../unworked-days/view/UnworkedRow.tsx'),
  ]);
  return { EntryRow, UnworkedRow };
}, 'only when wanted');

export type EntryRows = Awaited<ReturnType<typeof laterRows.load>>;

/** The components of the rows below a person; null until they are wanted and loaded. */
export function useEntryRows(isWanted: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const entryRows = laterRows.usePart(isWanted && !hasFailed, () => setHasFailed(true));
  return { entryRows, hasFailed, retry: () => setHasFailed(false) };
}
