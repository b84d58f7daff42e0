import { expect, type Page } from '@playwright/test';
import { demoPassword, logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'translated' });

test('pages that the browser translates live on, and show what is so now @desktop', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  const faults: string[] = [];
  const inContext = async () => {
    const origin = baseURL === undefined ? {} : { baseURL };
    const context = await browser.newContext({ ...contextOptions, ...origin });
    return translate(await context.newPage(), faults);
  };
  await translate(page, faults);

  await test.step('the clock', async () => {
    await logIn(page, 'employee', 'My Clock');
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(state(page)).toHaveText(/^Clocked in since .*\d/);
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(state(page)).toHaveText(/^On break since .*\d/);
  });

  await test.step('the history', async () => {
    await openPage(page, 'My History');
    const details = page.getByRole('button', { name: 'Show details' });
    await details.nth(1).click();
    await expect(page.getByRole('region', { name: 'Segments' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide details' }).click();
    await expect(page.getByRole('region', { name: 'Segments' })).toBeHidden();
  });

  await test.step('Employee Time, where an entry is approved, and the board', async () => {
    const manager = await inContext();
    await logIn(manager, 'manager', 'Employee Time');
    await manager
      .getByRole('row')
      .filter({ hasText: /\d entries/ })
      .first()
      .getByRole('button', { name: /^Time of / })
      .click();
    await manager
      .getByRole('checkbox', { name: /, \d\d:\d\d – / })
      .first()
      .check();
    await manager.getByRole('button', { name: 'Approve 1', exact: true }).click();
    await expect(manager.getByText('1 entry approved').first()).toBeVisible();

    await openPage(manager, 'Employee Schedules');
    const board = manager.getByRole('grid');
    for (const [span, columns] of [
      ['Month', /^(29|3[0-2])$/],
      ['Week', /^8$/],
    ] as const) {
      await manager.getByRole('radio', { name: span }).check();
      await expect(board).toHaveAttribute('aria-colcount', columns);
      await expect(board.getByRole('gridcell').first()).toBeVisible();
    }
  });

  await test.step('the wall', async () => {
    const wall = await inContext();
    await wall.goto('/#/terminal-login');
    await wall.getByLabel('Terminal id').fill('T-100');
    await wall.getByLabel('Password', { exact: true }).fill(demoPassword);
    await wall.getByRole('button', { name: 'Sign in' }).click();
    await expect(wall.getByText('Hold your badge to the reader')).toBeVisible();
    await wall.keyboard.type('BADGE-20418');
    await wall.keyboard.press('Enter');
    await wall.getByRole('button', { name: 'End break' }).click();
    await expect(wall.getByRole('heading', { name: /Amara/ })).toBeVisible();
    await expect(wall.getByText('Hold your badge to the reader')).toBeVisible();
  });
  expect(faults).toEqual([]);
});

const state = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Wraps each new text in `<font>` as browsers do, and collects the resulting errors. */
async function translate(page: Page, faults: string[]): Promise<Page> {
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    const own = new WeakSet<Node>();
    const wrap = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walk.nextNode())
        if (node instanceof Text && !own.has(node) && node.data.trim() !== '') texts.push(node);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent?.closest('script, style, textarea') !== null) continue;
        const inner = document.createElement('font');
        inner.textContent = text.data;
        for (const each of inner.childNodes) own.add(each);
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document, { childList: true, subtree: true });
  });
  return page;
}
