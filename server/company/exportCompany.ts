import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../database/statement.ts';
import { readFeatureSettings } from '../features/data/changeFeatureSettings.ts';
import { defaultOf, isSettingName } from '../features/rules/featureValues.ts';
import { hasCompanyShape } from './checkSchema.ts';
import { readCompany } from './data/readCompany.ts';
import { readSections, type SectionCodes } from './data/sections/companySections.ts';

/**
 * The company as a file that can be imported again: every section except `history`, each by code,
 * without fields that have their default. It holds no secret, but the people's badges. Give it a
 * transaction that reads one moment (`readOneMoment`).
 *
 * @param codes the entries to read; without them all
 */
export async function exportCompany(
  runner: Runner,
  codes: SectionCodes | 'all' = 'all',
): Promise<CompanyFile> {
  return {
    ...(await readCompany(runner)),
    features: await readFeatures(runner),
    ...(await readSections(runner, codes)),
  };
}

/** Those that differ from the defaults, by name, without what the server or an import ignores. */
async function readFeatures(runner: Runner): Promise<NonNullable<CompanyFile['features']>> {
  const rows = await runner.run(readFeatureSettings);
  let features: CompanyFile['features'] = {};
  for (const { name, value } of rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const part: unknown = { features: { [name]: value } };
    const differs = isSettingName(name) && value !== defaultOf(name) && value !== '';
    if (differs && hasCompanyShape(part)) features = { ...features, ...part.features };
  }
  return features;
}
