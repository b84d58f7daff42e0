import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the screen, by WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, screen: string): Promise<void> {
  await endFades(page);
  const { violations } = await new AxeBuilder({ page })
    // The ends of Fluent's focus trap: focusable by design, hidden from screen readers, empty.
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
}

/** Colours in the middle of a fade are not what people read; from here on nothing fades. */
async function endFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
