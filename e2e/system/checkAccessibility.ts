import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with axe's findings on the screen, by WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, screen: string): Promise<void> {
  await check(page, screen, (axe) => axe.withTags(levels));
}

/** The same in dark and then light colours; only contrasts are checked again. */
export async function checkBothSchemes(page: Page, screen: string): Promise<void> {
  await show(page, 'dark');
  await check(page, `${screen}, dark`, (axe) => axe.withRules('color-contrast'));
  await show(page, 'light');
  await checkAccessibility(page, `${screen}, light`);
}

async function show(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

async function check(
  page: Page,
  screen: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await endFades(page);
  const axe = new AxeBuilder({ page })
    // The ends of Fluent's focus trap: focusable by design, hidden from screen readers, empty.
    .exclude('[data-tabster-dummy]')
    // In the page itself, and without the list of passes: a third of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
}

/** Colours during a fade are not those people read; disables fades from here on. */
async function endFades(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
