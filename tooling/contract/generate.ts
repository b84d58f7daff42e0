import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleContract, type Contract } from './bundleContract.ts';

const contracts = fileURLToPath(new URL('../../shared-contracts/', import.meta.url));

/**
 * Writes what comes from `shared-contracts/openapi/*.yaml`: the bundled document, the types, the
 * error codes and the features. With `--check` it writes nothing and fails where a file is stale.
 */
async function generate(check: boolean): Promise<number> {
  const contract = await bundleContract(`${contracts}openapi`);
  const files: Record<string, string> = {
    'openapi/openapi.gen.json': `${JSON.stringify(contract.document, null, 1)}\n`,
    'api/schema.gen.ts': await types(contract),
    'errors/errors.gen.ts': errorSource(contract),
    'errors/errorMeanings.gen.ts': meaningSource(contract),
    'features/features.gen.ts': featureSource(contract),
  };
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const old = await readFile(contracts + name, 'utf8').catch(() => '');
    if (old === text) continue;
    stale.push(name);
    if (!check) await writeFile(contracts + name, text);
  }
  if (check && stale.length > 0) {
    console.error(`Run "npm run generate": ${stale.join(', ')} differ from the contract.`);
    return 1;
  }
  console.log(stale.length === 0 ? 'The contract is up to date.' : `Wrote ${stale.join(', ')}.`);
  return 0;
}

async function types(contract: Contract): Promise<string> {
  const ast = await openapiTS(JSON.stringify(contract.document), {
    enumValues: false,
    rootTypes: false,
    alphabetize: true,
  });
  return `/* Generated from openapi/*.yaml. */\n${astToString(ast)}`;
}

function errorSource({ errors }: Contract): string {
  const rows = Object.entries(errors).map(
    ([code, { status, meaning }]) => `  /** ${meaning} */\n  ${code}: ${status},\n`,
  );
  return `/* Generated from openapi/errors.yaml. */
/** HTTP status by error code. */
export const errorStatus = {
${rows.join('')}} as const;

export type ErrorCode = keyof typeof errorStatus;
`;
}

function meaningSource({ errors }: Contract): string {
  const rows = Object.entries(errors).map(
    ([code, { meaning }]) => `  ${code}: ${JSON.stringify(meaning)},\n`,
  );
  return `/* Generated from openapi/errors.yaml. */
import type { ErrorCode } from './errors.gen.ts';

/** What each code says, in English, for those who write or operate. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
${rows.join('')}};
`;
}

function featureSource({ features }: Contract): string {
  const rows = (entries: Readonly<Record<string, { default: unknown; meaning: string }>>) =>
    Object.entries(entries)
      .map(
        ([name, { default: value, meaning }]) =>
          `    /** ${meaning} */\n    ${name}: ${JSON.stringify(value)},\n`,
      )
      .join('');
  const rules = [
    ...Object.entries(features.switches).map(([name, { notYet }]): [string, object] => [
      name,
      { kind: 'SWITCH', notYet },
    ]),
    ...Object.entries(features.properties).map(([name, property]): [string, object] => {
      const { type, enum: choices, minimum, maximum, notYet } = property;
      return [name, { kind: 'PROPERTY', type, choices, minimum, maximum, notYet }];
    }),
  ].map(([name, rule]) => `  ${name}: ${JSON.stringify(rule)},\n`);
  return `/* Generated from openapi/features.yaml. */
import type { components } from '../api/schema.gen.ts';

export type FeatureInfo = components['schemas']['FeatureInfo'];
export type FeatureName = keyof FeatureInfo['features'];
export type PropertyName = keyof FeatureInfo['properties'];

/** Every switch and property as it stands where the company says nothing. */
export const defaultFeatures: FeatureInfo = {
  features: {
${rows(features.switches)}  },
  properties: {
${rows(features.properties)}  },
};

/** What a switch or property may be changed to. */
export interface FeatureRule {
  readonly kind: 'SWITCH' | 'PROPERTY';
  /** A switch is a boolean. */
  readonly type?: 'boolean' | 'integer' | 'string';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Its function is not there yet: changing it does nothing. */
  readonly notYet?: boolean;
}

/** In the order of the spec (§6). */
export const featureRules: Readonly<Record<FeatureName | PropertyName, FeatureRule>> = {
${rules.join('')}};
`;
}

process.exitCode = await generate(process.argv.includes('--check'));
