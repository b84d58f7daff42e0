import type { components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Runner } from '../database/statement.ts';
import type { AppliedFile } from './applyCompanyFile.ts';
import type { ImportParts } from './data/writeCompanyFile.ts';
import { readEffects, unmanagedBy } from './readEffects.ts';

type Preview = Pick<components['schemas']['CompanyCheck'], 'sections' | 'effects'> & {
  readonly refusal: Refusal | null;
};

/** Ends the transaction of a preview. */
class RolledBack extends Error {
  readonly preview: Preview;

  constructor(preview: Preview) {
    super('A preview is rolled back.');
    this.preview = preview;
  }
}

/**
 * What a sound file would change: it is written in a transaction that is rolled back, so that the
 * preview follows the rules of the import.
 *
 * @param apply writes the file
 * @param require refuses what the person must not change
 * @param about employee numbers of people who get their first password or PIN, and the time
 */
export async function previewCompanyFile(
  { database }: Pick<ImportParts, 'database'>,
  file: CompanyFile,
  apply: (transaction: Runner) => Promise<AppliedFile>,
  require: (transaction: Runner, applied: AppliedFile) => Promise<void>,
  about: { readonly secrets: readonly string[]; readonly now: Date },
): Promise<Preview> {
  try {
    return await database.transaction(async (transaction) => {
      const unmanaged = await unmanagedBy(transaction, file, about.now);
      const applied = await apply(transaction);
      const effects = await readEffects(transaction, file, applied, { unmanaged, ...about });
      const refusal = await refusalOf(() => require(transaction, applied));
      throw new RolledBack({ sections: [...applied.sections], effects, refusal });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

async function refusalOf(work: () => Promise<void>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
