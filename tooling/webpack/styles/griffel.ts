import { createRequire } from 'node:module';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../workspace/workspace.ts';

/** Rules, some with what their sheet depends on, by bucket. */
export type Rules = Readonly<Record<string, readonly unknown[]>>;

/** What `__styles` takes: classes by slot and property, and rules by bucket. */
interface Griffel {
  resolveStyleRulesForSlots(styles: object): [classes: object, rules: Rules];
  resolveResetStyleRules(
    styles: object,
  ): [leftToRight: string, rightToLeft: string | null, rules: Rules | readonly string[]];
  resolveStaticStyleRules(styles: readonly object[]): readonly unknown[];
  readonly shorthands: object;
}

/** Griffel as Fluent brings it, so that classes made here have the names of those made in a page. */
export const {
  resolveStyleRulesForSlots,
  resolveResetStyleRules,
  resolveStaticStyleRules,
  shorthands,
} = fluent<Griffel>('@griffel/react', '@griffel/core');

/** Fluent's tokens, without its components. */
export const { tokens } = fluent<{ readonly tokens: Readonly<Record<string, string>> }>(
  '@fluentui/react-theme',
);

function fluent<Shape>(...path: readonly string[]): Shape {
  const file = fileOfFluent(...path);
  // oxlint-disable-next-line typescript/no-unsafe-return -- the boundary to a package of a package
  return createRequire(file)(file);
}

/** Main file of the last package, each as the one before it has it. */
export function fileOfFluent(...path: readonly string[]): string {
  const sharedUi = realpathSync(join(packageFolder('shared-ui'), 'package.json'));
  return ['@fluentui/react-components', ...path].reduce(
    (file, name) => createRequire(file).resolve(name),
    sharedUi,
  );
}
