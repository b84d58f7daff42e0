import { answer, type Api } from 'shared-contracts';
import { fileOf, type DownloadedFile } from 'shared-ui/download';
import type { CompanyChange } from '../../company-history/data/historyPages.ts';
import type { CompanyCheck } from '../rules/importFlow.ts';

const jsonType = 'application/json';

/** The company as a file, one value a line: faults are reported by line. @throws ApiFailure */
export async function exportCompany(api: Api, name: string): Promise<DownloadedFile> {
  const { data, response } = await api.GET('/api/company/file', { parseAs: 'blob' });
  const file = fileOf(data, response, name);
  const company: unknown = JSON.parse(await file.content.text());
  return { ...file, content: new Blob([JSON.stringify(company, null, 2)], { type: jsonType }) };
}

/** A copy of the file's bytes; null if it was changed or moved on disk. */
export async function readChosen(file: File): Promise<Blob | null> {
  try {
    return new Blob([await file.arrayBuffer()], { type: jsonType });
  } catch {
    return null;
  }
}

/** @throws ApiFailure, or the `AbortError` of `signal` */
export async function checkCompany(
  api: Api,
  file: Blob,
  signal?: AbortSignal,
): Promise<CompanyCheck> {
  return answer(api.POST('/api/company/checks', { body: { file }, ...(signal ? { signal } : {}) }));
}

export interface ImportOrder {
  readonly content: Blob;
  /** Of the check. */
  readonly version: number;
  /** The Idempotency-Key. */
  readonly key: string;
}

/** @throws ApiFailure */
export async function changeCompany(
  api: Api,
  { content: file, version, key }: ImportOrder,
): Promise<CompanyChange> {
  return answer(
    api.POST('/api/company/changes', {
      params: { header: { 'idempotency-key': key } },
      body: { file, version: String(version) },
    }),
  );
}
