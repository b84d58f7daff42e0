import { describe, expect, it } from 'vitest';
import { findNewerFeatures } from './findNewerFeatures.ts';
import { findNewerStyles } from './findNewerStyles.ts';
import { newerFeatures } from './newerFeatures.ts';

const newer = newerFeatures();
const namesIn = (code: string) =>
  findNewerFeatures(code, newer).map((sentence) => sentence.replace(/[ :].*/s, ''));

describe('What an iPhone with iOS 16.4 lacks', () => {
  it.each([
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['Map.groupBy(list, key)', 'Map.groupBy'],
    ['self.Map.groupBy(list, key)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['URL.canParse(address)', 'URL.canParse'],
    ['seen.isSubsetOf(wanted)', 'isSubsetOf'],
    ['new Intl.DurationFormat("de")', 'Intl.DurationFormat'],
    ['seen.values().map(nameOf)', 'iterator.map'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['globalThis.cookieStore.get("x")', 'cookieStore'],
    ['navigator.wakeLock.request()', 'navigator.wakeLock'],
    ['/[\\p{L}--[a-z]]/v', 'syntax'],
  ])('is found in %s', (code, name) => {
    expect(namesIn(code)).toEqual([name]);
  });

  it.each([
    'list.toSorted().findLast(isOpen).at(-1)',
    'structuredClone(crypto.randomUUID())',
    'list.map(nameOf).values()',
    'Object.entries(names).map(nameOf)',
    'navigator.locks.request("x", work)',
    'class A { static { start(); } #own = 1 }',
    '/(?<=a)b/u',
  ])('is not %s', (code) => {
    expect(namesIn(code)).toEqual([]);
  });

  it.each([
    ['.a{color:light-dark(red,blue)}', 'types.color.light-dark'],
    ['.a{field-sizing:content}', 'properties.field-sizing'],
    ['@starting-style{.a{opacity:0}}', 'at-rules.starting-style'],
    ['.a{.b{color:red}}', 'selectors.nesting'],
    ['.a:open{color:red}', 'selectors.open'],
    ['.a{width:stretch}', 'properties.width.stretch'],
  ])('is found in the style %s', (css, name) => {
    expect([...findNewerStyles(css, newer.styles).keys()]).toContain(name);
    expect(namesIn(`sheet.insertRule(${JSON.stringify(css)})`)).toContain(name);
  });

  it.each([
    '.a:has(.b){inset:0;width:100dvh;color:color-mix(in srgb,red,blue)}',
    '@container (min-width:1px){.a{aspect-ratio:1}}',
    '.a{cursor:pointer;overscroll-behavior:contain;text-wrap:nowrap}',
    '.a{mask-image:url("data:image/svg+xml,light-dark(1)")}',
  ])('is not the style %s', (css) => {
    expect([...findNewerStyles(css, newer.styles).keys()]).toEqual([]);
  });

  it('is not in a sentence with braces', () => {
    expect(namesIn('say("Reason: {reason}")')).toEqual([]);
  });

  it('may be used by code that asks for it', () => {
    expect(namesIn('if ("wakeLock" in navigator) navigator.wakeLock.request()')).toEqual([]);
    expect(namesIn('if (typeof CloseWatcher === "function") new CloseWatcher()')).toEqual([]);
    expect(namesIn('if (typeof bytes.toBase64 === "function") bytes.toBase64()')).toEqual([]);
    expect(namesIn('const all = Map.groupBy?.(list, key)')).toEqual([]);
    expect(namesIn('Map.groupBy ? Map.groupBy(a, b) : own(a, b)')).toEqual([]);
  });
});
