import type { components } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';
import type { Runner } from '../database/statement.ts';
import type { AppliedFile } from './applyCompanyFile.ts';
import type { ImportParts } from './data/writeCompanyFile.ts';
import { companyEffects } from './rules/companyEffects.ts';
import { peopleOf } from './rules/peopleOf.ts';

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
 * @param secrets employee numbers of people who get their first password or PIN
 */
export async function previewCompanyFile(
  { database }: Pick<ImportParts, 'database'>,
  apply: (transaction: Runner) => Promise<AppliedFile>,
  require: (transaction: Runner, applied: AppliedFile) => Promise<void>,
  secrets: readonly string[],
): Promise<Preview> {
  try {
    return await database.transaction(async (transaction) => {
      const applied = await apply(transaction);
      const [before, after] = [peopleOf(applied.before), peopleOf(applied.after)];
      const effects = companyEffects(before, after, new Set(secrets));
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
