import { expect, type Page } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { speak } from '../system/speak.ts';
import { test } from '../system/system.ts';

test.use({ company: 'approvals-room' });

const locales = ['en', 'de', 'es', 'th'] as const;

test('people have most of a phone, in every language @phone', async ({ page }) => {
  await logIn(page, 'manager');
  for (const locale of locales) {
    await speak(page, locale);
    await openTime(page);
    const [list, view] = await Promise.all([
      page.getByRole('treegrid').boundingBox(),
      page.evaluate(() => {
        const below = document.elementsFromPoint(innerWidth / 2, innerHeight - 1);
        const bar = below.find((each) => each.getBoundingClientRect().height < innerHeight / 2);
        return { height: innerHeight, bottom: bar?.getBoundingClientRect().top ?? innerHeight };
      }),
    ]);
    const share = (view.bottom - (list?.y ?? view.height)) / view.height;
    expect(share, `share of the height in ${locale}`).toBeGreaterThanOrEqual(0.6);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `nothing scrolls sideways in ${locale}`).toBeLessThanOrEqual(390);
  }
  // The state that later tests expect.
  await speak(page, 'en');
});

test('columns have heads on a tablet @screens', async ({ page }) => {
  test.skip(page.viewportSize()?.width !== 820, 'Heads are shown on tablets.');
  await logIn(page, 'manager');
  await openTime(page);
  for (const name of ['Person', 'Exceptions', 'Total']) {
    await expect(page.getByRole('columnheader').getByText(name, { exact: true })).toBeVisible();
  }
});

test('nothing moves once it is there @screens', async ({ page }) => {
  await logIn(page, 'manager');
  // Covers shifts while loading, not after a press.
  await openTime(page);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () =>
      new Promise<{ readonly score: number; readonly what: string }>((answer) => {
        const observer = new PerformanceObserver((list) => {
          const unasked = list
            .getEntries()
            .filter(
              (each): each is LayoutShift => 'hadRecentInput' in each && !each.hadRecentInput,
            );
          answer({
            score: unasked.reduce((sum, { value }) => sum + value, 0),
            what: unasked
              .flatMap(({ sources }) => sources)
              .map(({ node, previousRect: was, currentRect: now }) =>
                [node?.textContent?.slice(0, 60), was.x, was.y, '→', now.x, now.y].join(' '),
              )
              .join(' | '),
          });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => answer({ score: 0, what: '' }), 500);
      }),
  );
  expect(moved.score, moved.what).toBeLessThanOrEqual(0.02);
});

/** A `layout-shift` entry of `PerformanceObserver`. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Opens Employee Time in a fresh page, and waits for people and late counts. */
async function openTime(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/#/approvals');
  await expect(page.getByRole('treegrid').getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
