import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from '../../workspace/workspace.ts';
import { buildStyles } from './buildStyles.ts';

const inSharedUi = join(packageFolder('shared-ui'), 'form/Example.tsx');
const inRemote = join(packageFolder('remote-employee'), 'clock/view/Example.tsx');

test('classes and rules stand in the place of the styles, in the same lines', () => {
  const source = `import { makeStyles, tokens } from '@fluentui/react-components';
const useStyles = makeStyles({
  root: { display: 'flex' },
  link: { color: tokens.colorBrandForeground1 },
});
export const after = useStyles;`;
  const { text } = buildStyles(source, inSharedUi);

  expect(text).toContain(`import { __styles, tokens } from '@fluentui/react-components';`);
  expect(text).toContain(
    '__styles({"root":{"mc9l5x":"f22iagw"},"link":{"sj55zd":"f16muhyy"}},{"d":[".f22iagw{display:flex;}",".f16muhyy{color:var(--colorBrandForeground1);}"]}',
  );
  expect(text.split('\n')[5]).toBe('export const after = useStyles;');
});

test('what shared-ui gives is known, by way of its index and of what its constants are made of', () => {
  const source = `import { makeStyles, media, palette, text as type } from 'shared-ui';
const wide = (pixels: number) => \`\${pixels}px\`;
const column = { width: wide(260) } as const;
const useStyles = makeStyles({
  root: { ...type.section, ...column, [media.phone]: { color: palette.status.pending.text } },
});`;
  const { text, files } = buildStyles(source, inRemote);

  expect(text).toContain('{width:260px;}');
  expect(text).toContain('{font-size:16px;}');
  expect(text).toMatch(/@media \(max-width: 639\.98px\)\{\.f\w+\{color:var\(--p-pending\);\}\}/);
  expect([...files].some((file) => file.endsWith('shared-ui/theme/text.ts'))).toBe(true);
});

test('the rules of the whole page are made, too, and a name that is given on is the built one', () => {
  const source = `export { makeStyles } from '@fluentui/react-components';
import { makeStaticStyles } from '@fluentui/react-components';
export const useGlobal = makeStaticStyles([{ body: { margin: 0 } }]);`;
  expect(buildStyles(source, inSharedUi).text)
    .toBe(`export { __styles } from '@fluentui/react-components';
import { __styles } from '@fluentui/react-components';
export const useGlobal = __styles({},{"d":["body{margin:0;}"]});`);
});

test('what has a single class for all its declarations stays one rule', () => {
  const source = `import { makeResetStyles, tokens } from 'shared-ui';
const useRow = makeResetStyles({ display: 'flex', color: tokens.colorBrandForeground1 });`;
  expect(buildStyles(source, inRemote).text).toMatch(
    /__resetStyles\("(\w+)",(null|"\w+"),\["\.\1\{display:flex;color:var\(--colorBrandForeground1\);\}"\]\);$/,
  );
});

test('a style that only the page could know is refused with its line', () => {
  const source = `import { makeStyles } from 'shared-ui';

const useStyles = makeStyles({ root: { width: innerWidth } });`;
  expect(() => buildStyles(source, inRemote)).toThrow(
    'Styles must be known to the build (line 3): innerWidth is not defined',
  );
});

test.each([
  ['under another name', `{ makeStyles as styles } from 'shared-ui'`],
  ['from another module', `{ makeStyles } from './own.ts'`],
])('a maker %s is refused with its line', (_, imported) => {
  expect(() => buildStyles(`\nimport ${imported};`, inRemote)).toThrow(
    'makeStyles must come from @fluentui/react-components or shared-ui by its own name (line 2).',
  );
});

test('a call of a function that is named as what every object has stays as it is', () => {
  const source = `const toString = (value: number) => \`\${value}\`;
export const five = toString(5);`;
  expect(buildStyles(source, inRemote).text).toBe(source);
});
