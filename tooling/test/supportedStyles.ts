import { afterAll } from 'vitest';
import { findNewerStyles } from '../browsers/findNewerStyles.ts';
import { newerStyles } from '../browsers/newerFeatures.ts';

/**
 * A Vitest setup file: fails a file whose styles, as Griffel writes them into the page, a supported
 * browser lacks (`docs/decisions/supported-browsers.md`). The build does not see rules created at
 * run time.
 */
const lacking = newerStyles();
const page = document.defaultView ?? window;
const { insertRule } = page.CSSStyleSheet.prototype;
const newer = new Set<string>();

page.CSSStyleSheet.prototype.insertRule = function check(rule, index) {
  for (const each of findNewerStyles(rule, lacking).values()) newer.add(each);
  return insertRule.call(this, rule, index);
};

afterAll(() => {
  page.CSSStyleSheet.prototype.insertRule = insertRule;
  if (newer.size > 0) throw new Error([...newer].join('\n'));
});
