import { expect, type Page } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { speak } from '../system/speak.ts';
import { test } from '../system/system.ts';

test.use({ company: 'hover-actions' });

test('quick actions cover no words, in long languages and at every width @desktop', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await logIn(page, 'manager');
  for (const locale of ['de', 'th'] as const) {
    await speak(page, locale);
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('about:blank');
      await page.goto('/#/approvals');
      const rows = page.getByRole('treegrid').getByRole('row');
      await expect(rows.nth(3)).toBeVisible();
      for (const index of [9, 2]) await rows.nth(index).getByRole('button').first().click();
      await expect(rows.and(page.locator('[aria-level="2"]')).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const count = Math.min(await rows.count(), 16);
      let shown = 0;
      for (let index = 1; index < count; index += 1) {
        await rows.nth(index).scrollIntoViewIfNeeded();
        await rows.nth(index).hover({ position: { x: 300, y: 10 } });
        const { actions, covered } = await coveredWords(page, index);
        shown += actions;
        expect(covered, `row ${index} in ${locale} at ${width} px`).toEqual([]);
      }
      expect(shown, 'there are actions to look at').toBeGreaterThan(0);
    }
  }
  await speak(page, 'en');
});

/** The number of a row's quick actions, and the text of the previous cell that they cover. */
function coveredWords(page: Page, index: number) {
  return page.evaluate((place) => {
    const row = document.querySelectorAll('[role=treegrid] tr[role=row]').item(place);
    const cell = row.querySelector('[data-on-hover]')?.closest('td');
    const buttons = [...(cell?.querySelectorAll('[data-on-hover] > button') ?? [])]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const words = document.createTreeWalker(
      cell?.previousElementSibling ?? document.createElement('td'),
      NodeFilter.SHOW_TEXT,
    );
    const covered: string[] = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const isCovered = [...range.getClientRects()].some((word) =>
        buttons.some(
          (button) =>
            word.right > button.left &&
            word.left < button.right &&
            word.bottom > button.top &&
            word.top < button.bottom,
        ),
      );
      if (isCovered) covered.push(words.currentNode.textContent ?? '');
    }
    return { actions: buttons.length, covered };
  }, index);
}
