import type { components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { applyCompanyFile } from './applyCompanyFile.ts';
import type { ImportParts } from './data/writeCompanyFile.ts';
import { accessRefusal } from './rules/accessRefusal.ts';
import { companyEffects } from './rules/companyEffects.ts';
import { peopleOf } from './rules/peopleOf.ts';

type Preview = Pick<components['schemas']['CompanyCheck'], 'sections' | 'effects' | 'refusal'>;

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
 * @param by the employee number of who would import it
 */
export async function previewCompanyFile(
  file: CompanyFile,
  parts: Omit<ImportParts, 'hashPassword'>,
  by: string,
): Promise<Preview> {
  // A hash costs 50 ms, and none is kept.
  const hashPassword = () => Promise.resolve('');
  try {
    return await parts.database.transaction(async (transaction) => {
      const applied = await applyCompanyFile(transaction, file, { ...parts, hashPassword });
      const [before, after] = [peopleOf(applied.before), peopleOf(applied.after)];
      throw new RolledBack({
        sections: [...applied.sections],
        effects: companyEffects(before, after),
        refusal: accessRefusal(before, after, by),
      });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}
