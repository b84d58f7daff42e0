import { expect, test } from 'vitest';
import { styleRenderer } from './styleRenderer.ts';

test('the rules of a part are looked at once, however often it appears', () => {
  let looks = 0;
  const rules = {
    get d() {
      looks += 1;
      return ['.f1x{color:red}'];
    },
  };
  styleRenderer.insertCSSRules(rules);
  expect(sheetRules()).toContain('.f1x');
  const before = looks;
  styleRenderer.insertCSSRules(rules);
  expect(before).toBeGreaterThan(0);
  expect(looks).toBe(before);
});

test('the rules of another part are put beside them', () => {
  styleRenderer.insertCSSRules({ d: ['.f2y{color:blue}'] });
  expect(sheetRules()).toContain('.f2y');
});

function sheetRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join();
}
