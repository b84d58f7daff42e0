import { defineConfig } from 'oxlint';
import { accessibility } from './accessibility.ts';
import { impureGlobals, impureProperties } from './impure.ts';
import type { ImportBounds } from './restrictedImports.ts';

export interface LintedFiles {
  /** Files that run in a page. */
  readonly browser: string;
  /** Files whose functions have 80 lines at most. */
  readonly shortFunctions: string;
  /** Files that call the server through the one API client. */
  readonly callers: string;
  readonly imports: readonly ImportBounds[];
}

/** The lint rules: the product's, and those of a remote in its own repository. */
export function lintConfig({ browser, shortFunctions, callers, imports }: LintedFiles) {
  return defineConfig({
    plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
    categories: { correctness: 'error' },
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
    ignorePatterns: ['**/*.gen.*', '**/dist/**', 'data/**', 'remote-store/**', '.tools/**'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-alert': 'error',
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-lonely-if': 'error',
      'no-new-func': 'error',
      'no-shadow': 'error',
      'no-useless-return': 'error',
      'no-var': 'error',
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'import/extensions': ['error', 'always', { ignorePackages: true }],
      'import/first': 'error',
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'import/no-default-export': 'error',
      'import/no-duplicates': 'error',
      'import/no-mutable-exports': 'error',
      'import/no-self-import': 'error',
      // Advice for React's compiler, which is not used.
      'react/incompatible-library': 'off',
      'react/refs': 'off',
      'react/set-state-in-effect': 'off',
      // Our objects are closures: their methods need no `this`.
      'typescript/unbound-method': 'off',
      // It reports a copy as useless that protects a loop from changes to its list.
      'unicorn/no-useless-spread': 'off',
      'react/button-has-type': 'error',
      'react/exhaustive-deps': 'error',
      'react/jsx-no-target-blank': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'react/no-array-index-key': 'error',
      'react/no-danger': 'error',
      'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
      'react/rules-of-hooks': 'error',
      'react/self-closing-comp': 'error',
      'typescript/ban-ts-comment': 'error',
      'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'typescript/no-empty-object-type': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-misused-promises': 'error',
      'typescript/no-namespace': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-unnecessary-type-assertion': 'error',
      'typescript/no-unsafe-argument': 'error',
      'typescript/no-unsafe-assignment': 'error',
      'typescript/no-unsafe-call': 'error',
      'typescript/no-unsafe-member-access': 'error',
      'typescript/no-unsafe-return': 'error',
      'typescript/only-throw-error': 'error',
      'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      'typescript/prefer-optional-chain': 'error',
      'typescript/return-await': ['error', 'error-handling-correctness-only'],
      'typescript/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      ...accessibility,
    },
    overrides: [
      ...imports,
      {
        files: ['*.config.ts', '**/*.config.ts', 'e2e/system/prepareDemo.ts'],
        rules: { 'import/no-default-export': 'off' },
      },
      {
        files: [browser],
        rules: { 'no-console': 'error' },
      },
      {
        files: [shortFunctions],
        rules: {
          'max-lines-per-function': [
            'error',
            { max: 80, skipBlankLines: true, skipComments: true },
          ],
        },
      },
      {
        files: [callers],
        rules: {
          'no-restricted-globals': [
            'error',
            { name: 'fetch', message: 'Calls go through the one API client.' },
            { name: 'XMLHttpRequest', message: 'Calls go through the one API client.' },
          ],
        },
      },
      { files: ['**/testing/**'], rules: { 'max-lines-per-function': 'off' } },
      // A message catalogue is a list.
      { files: ['**/messages/*.ts'], rules: { 'max-lines': 'off' } },
      {
        // Rows laid out as grids lose their role unless it is declared.
        files: ['shared-ui/table/**/*.tsx'],
        rules: {
          'jsx-a11y/no-redundant-roles': 'off',
          'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
          'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
        },
      },
      {
        files: ['**/rules/**/*.ts'],
        rules: {
          'no-console': 'error',
          'no-restricted-globals': ['error', ...impureGlobals],
          'no-restricted-properties': ['error', ...impureProperties],
        },
      },
      {
        files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
        rules: {
          'max-lines': 'off',
          'max-lines-per-function': 'off',
          // The matchers of expect are `any`.
          'typescript/no-unsafe-assignment': 'off',
          'no-restricted-globals': 'off',
          'no-restricted-properties': 'off',
        },
      },
    ],
  });
}
