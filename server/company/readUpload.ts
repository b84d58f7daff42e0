import type { Instant } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { BrokenFile, readCompanyFile, type ReadFile } from './readCompanyFile.ts';
import type { ExistingCompany } from './rules/existingCompany.ts';
import { pathText, type FileFault } from './rules/fault.ts';
import type { KnownSecrets } from './data/readKnownSecrets.ts';
import { firstSecretFaults } from './firstSecretFaults.ts';
import { historyCodes } from './rules/historyCodes.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

/** A fault as people read it: counted from line 1. */
export interface PlacedFault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** Work on an uploaded file in UTF-8. */
export type CompanyJob =
  | {
      readonly kind: 'validate';
      readonly bytes: Uint8Array;
      readonly existing: ExistingCompany;
      readonly secrets: KnownSecrets;
      readonly now: Instant;
    }
  /** Gives faults that were found elsewhere their lines. */
  | { readonly kind: 'place'; readonly bytes: Uint8Array; readonly faults: readonly FileFault[] };

/** What is wrong with a file. */
export interface UploadFaults {
  /** The first of them, by line. */
  readonly faults: readonly PlacedFault[];
  readonly faultCount: number;
}

export type ReadUpload =
  | { readonly ok: true; readonly file: CompanyFile }
  | (UploadFaults & { readonly ok: false });

/** Faults that are told. */
const mostFaults = 200;

/** Reads an uploaded company file; its size is bounded before. */
export async function readUpload(job: CompanyJob): Promise<ReadUpload> {
  const text = textOf(job.bytes);
  if (text === null) {
    return unreadable([
      { line: 1, message: 'The file is not text in UTF-8. Save it with this encoding.' },
    ]);
  }
  try {
    const read = readCompanyFile(text);
    if (job.kind === 'place') return { ok: false, ...placed(job.faults, read) };
    const history = historyFaults(read.value);
    if (history.length > 0) return { ok: false, ...placed(history, read) };
    const validated = validateCompanyFile(read.value, job.existing, job.now);
    const faults = validated.ok
      ? await firstSecretFaults(validated.file, job.secrets)
      : validated.faults;
    return validated.ok && faults.length === 0 ? validated : { ok: false, ...placed(faults, read) };
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return unreadable(error.faults);
  }
}

/** Recorded time comes in with the operator's command only (docs/decisions/company-changes.md). */
function historyFaults(value: unknown): FileFault[] {
  const message = 'Recorded time is imported on the server, with `npm run import`.';
  return historyCodes(value).length === 0 ? [] : [{ path: ['history'], message }];
}

function unreadable(faults: BrokenFile['faults']): ReadUpload {
  const told = faults.slice(0, mostFaults).map((fault) => ({ ...fault, field: pathText([]) }));
  return { ok: false, faults: told, faultCount: faults.length };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function placed(faults: readonly FileFault[], { lineOf }: ReadFile): UploadFaults {
  const told = faults
    .slice(0, mostFaults)
    .map(({ path, message }) => ({ line: lineOf(path), field: pathText(path), message }))
    .toSorted((a, b) => a.line - b.line);
  return { faults: told, faultCount: faults.length };
}
