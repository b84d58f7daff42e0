import { useEffect, useState } from 'react';

export type EntryRows = Awaited<ReturnType<typeof readRows>>;

/** The components of the rows below a person; null until they are wanted and loaded. */
export function useEntryRows(isWanted: boolean) {
  const [entryRows, setEntryRows] = useState<EntryRows | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && entryRows === null && !hasFailed;
  useEffect(() => {
    if (isMissing) readRows().then(setEntryRows, () => setHasFailed(true));
  }, [isMissing]);
  return { entryRows, hasFailed, retry: () => setHasFailed(false) };
}

async function readRows() {
  const [{ EntryRow }, { UnworkedRow }] = await Promise.all([
    import(/* webpackChunkName: "entry-rows" */ './EntryRow.tsx'),
    import(/* webpackChunkName: "entry-rows" */ '../../unworked-days/view/UnworkedRow.tsx'),
  ]);
  return { EntryRow, UnworkedRow };
}
