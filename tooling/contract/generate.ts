import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundleContract, type Contract } from './bundleContract.ts';

const contracts = fileURLToPath(new URL('../../shared-contracts/', import.meta.url));

/**
 * Generates files from `shared-contracts/openapi/*.yaml` (the bundled document, types, error codes),
 * `features/companySettings.yaml` (defaults and bounds) and the schema of company files
 * (types). With `--check` it writes nothing and fails if a file is stale.
 */
async function generate(check: boolean): Promise<number> {
  const contract = await bundleContract(`${contracts}openapi`);
  const files: Record<string, string> = {
    'openapi/openapi.gen.json': `${JSON.stringify(contract.document, null, 1)}\n`,
    'openapi/schema.gen.ts': await types(
      'openapi/*.yaml',
      contract.document,
      "import type { CompanyFile } from '../company-file/companyFile.ts';",
    ),
    'company-file/schema.gen.ts': await types(
      'company.schema.json',
      await companyDocument(`${contracts}company-file/company.schema.json`),
    ),
    'openapi/errors.gen.ts': errorSource(contract),
    'openapi/errorMeanings.gen.ts': meaningSource(contract),
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

/** The contract refers to company files, which have a schema of their own. */
const companyContent = '#/components/schemas/CompanyContent';

async function types(source: string, document: object, inject = ''): Promise<string> {
  const named = (name: string) => ts.factory.createTypeReferenceNode(name);
  const ast = await openapiTS(JSON.stringify(document), {
    enumValues: false,
    rootTypes: false,
    alphabetize: true,
    inject,
    transform: ({ format }, { path }) =>
      format === 'binary'
        ? named('Blob')
        : path === companyContent
          ? named('CompanyFile')
          : undefined,
  });
  return `/* Generated from ${source}. */\n${astToString(ast)}`;
}

/** The schema of company files as a separate document, as type generation requires. */
async function companyDocument(file: string): Promise<object> {
  const text = await readFile(file, 'utf8');
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- our own file
  const { $defs, ...CompanyFile }: { $defs: object } = JSON.parse(
    text.replaceAll('#/$defs/', '#/components/schemas/'),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Company file', version: '1' },
    components: { schemas: { ...$defs, CompanyFile } },
  };
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

/** The meaning of each code, in English, for developers and operators. */
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
  return `/* Generated from features/companySettings.yaml. */
import type { components } from '../openapi/schema.gen.ts';

export type FeatureInfo = components['schemas']['FeatureInfo'];
export type FeatureName = keyof FeatureInfo['features'];
export type PropertyName = keyof FeatureInfo['properties'];

/** The defaults of all switches and properties. */
export const defaultFeatures: FeatureInfo = {
  features: {
${rows(features.switches)}  },
  properties: {
${rows(features.properties)}  },
};

/** The allowed values of a switch or property. */
export interface FeatureRule {
  readonly kind: 'SWITCH' | 'PROPERTY';
  /** A switch is a boolean. */
  readonly type?: 'boolean' | 'integer' | 'string';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Its function does not exist yet: changing it does nothing. */
  readonly notYet?: boolean;
}

/** In the order of the spec (§6). */
export const featureRules: Readonly<Record<FeatureName | PropertyName, FeatureRule>> = {
${rules.join('')}};
`;
}

process.exitCode = await generate(process.argv.includes('--check'));
