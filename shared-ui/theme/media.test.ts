import { expect, test } from 'vitest';
import { media } from './media.ts';
import { below, widths } from './widths.ts';

test('the styles change at the widths', () => {
  const compact = (query: string) => query.replaceAll(': ', ':');
  expect(compact(media.phone)).toBe(`@media ${below(widths.tablet)}`);
  expect(compact(media.smallTablet)).toContain(`(min-width:${widths.tablet}px)`);
  expect(compact(media.smallTablet)).toContain(below(widths.wideTablet));
  expect(compact(media.desktop)).toBe(`@media (min-width:${widths.desktop}px)`);
  expect(compact(media.belowDesktop)).toBe(`@media ${below(widths.desktop)}`);
});
