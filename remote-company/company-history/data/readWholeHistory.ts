import { answer, type Api, type components } from 'shared-contracts';

type HistoryPage = components['schemas']['CompanyEntryHistory'];
type HistoryEntry = HistoryPage['contents'][number];

interface Reading {
  readonly signal: AbortSignal;
  /** Called after each page with the part that is read; the first change ever is the end. */
  readonly onProgress: (part: number) => void;
}

/** Every changed entry of the company, newest first. @throws ApiFailure */
export async function readWholeHistory(
  api: Api,
  { signal, onProgress }: Reading,
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let before: number | null = null;
  do {
    const query: { before?: number } = before === null ? {} : { before };
    const { contents, next }: HistoryPage = await answer(
      api.GET('/api/company/history', { signal, params: { query } }),
    );
    entries.push(...contents);
    onProgress(next === null ? 1 : 1 - next / (entries[0]?.id ?? next));
    before = next;
  } while (before !== null);
  return entries;
}
