import { expect, type Page } from '@playwright/test';
import { test } from '../system/system.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { jonasAtTerminal, terminal } from '../system/twoManagersCompany.ts';

test.use({ company: 'clocking-at-the-wall', preparedCompany: 'two-managers' });

test('a tablet is set up by scanning a code @desktop', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  await logIn(page, 'office', '/company/terminals');
  await page.getByRole('button', { name: 'Set up a tablet: Staff entrance' }).click();
  await expect(page.getByRole('img', { name: 'Code that sets the tablet up' })).toBeVisible();
  await checkAccessibility(page, 'the code of a terminal');
  const typed = page.getByRole('dialog').getByText(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
  const query = new URLSearchParams({
    terminal: terminal.terminalId,
    code: await typed.innerText(),
  });
  const origin = baseURL === undefined ? {} : { baseURL };
  const context = await browser.newContext({ ...contextOptions, ...origin });
  const tablet = await context.newPage();
  await tablet.goto(`/#/terminal-login?${query.toString()}`);
  await expect(tablet.getByText('Hold your badge to the reader')).toBeVisible();
  expect(tablet.url()).not.toContain('code=');
  await expect(page.getByText('The tablet is signed in')).toBeVisible();
  await context.close();
});

test('a person clocks by PIN and badge at the wall, with a connection and without, and sees it at home @desktop', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  const tap = page.getByRole('button', { name: 'Number and PIN' });

  await test.step('the terminal signs in', async () => {
    await page.goto('/#/terminal-login');
    await page.getByLabel('Terminal id').fill(terminal.terminalId);
    await page.getByLabel('Password', { exact: true }).fill(terminal.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Hold your badge to the reader')).toBeVisible();
  });

  await test.step('somebody taps, gets the PIN wrong, then right, and clocks in', async () => {
    await tap.click();
    await expect(page.getByLabel('Employee number')).toBeFocused();
    await checkAccessibility(page, 'number and PIN');
    await press(page, '2001');
    await page.keyboard.type('111111', { delay: 80 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page.getByLabel('Employee number')).toHaveValue('2001');
    await press(page, jonasAtTerminal.pin);
    await expect(page.getByRole('heading', { name: 'Hello, Jonas' })).toBeFocused();
    await checkAccessibility(page, 'options');
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByRole('heading', { name: /^Clocked in, Jonas/ })).toBeFocused();
  });

  await test.step('and takes a break by badge, without a tap', async () => {
    await page.keyboard.type(jonasAtTerminal.badge);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Clocked in since/)).toBeVisible();
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByRole('heading', { name: /^On break, Jonas/ })).toBeVisible();
    await expect(tap).toBeVisible();
    await checkAccessibility(page, 'waiting');
  });

  await test.step('a badge that nobody has is refused in words', async () => {
    await page.keyboard.type('XX-9999');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This badge is not known here/)).toBeVisible();
    await expect(tap).toBeVisible();
  });

  await test.step('a language is chosen by a tap, and goes with whoever chose it', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Nummer und PIN' }).click();
    await expect(page.getByLabel('Personalnummer')).toBeFocused();
    await page.getByRole('button', { name: 'Zurück' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(tap).toBeVisible();
  });

  await test.step('without a connection his return is kept, and sent when it is back', async () => {
    const sent = page.waitForResponse(/\/api\/terminal\/kept-punches$/);
    await page.context().setOffline(true);
    await page.keyboard.type(jonasAtTerminal.badge);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeFocused();
    await checkAccessibility(page, 'what may be kept');
    await page.getByRole('button', { name: 'End break' }).click();
    await expect(page.getByRole('heading', { name: /^End of break kept/ })).toBeFocused();
    await page.getByRole('button', { name: 'Ready for the next person' }).click();
    await expect(page.getByText('1 punch is kept here and not sent yet')).toBeVisible();
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(204);
    await expect(page.getByText(/is kept here/)).toBeHidden();
  });

  const elsewhere = async () => {
    const origin = baseURL === undefined ? {} : { baseURL };
    const context = await browser.newContext({ ...contextOptions, ...origin });
    return context.newPage();
  };
  const own = await elsewhere();

  await test.step('his own page shows that he is back', async () => {
    await logIn(own, 'jonas', 'My Clock');
    await expect(own.getByText(/Clocked in since/).first()).toBeVisible();
  });

  await test.step('without a connection he clocks out with a number that nobody has', async () => {
    const sent = page.waitForResponse(/\/api\/terminal\/kept-punches$/);
    await page.context().setOffline(true);
    await tap.click();
    await press(page, '2091');
    await press(page, jonasAtTerminal.pin);
    await page.getByRole('button', { name: 'Clock out' }).click();
    await expect(page.getByRole('heading', { name: /^Clock-out kept/ })).toBeFocused();
    await expect(page.getByText('Number 2091')).toBeVisible();
    await checkAccessibility(page, 'what was kept');
    await page.getByRole('button', { name: 'Ready for the next person' }).click();
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(204);
  });

  await test.step('his manager sees it wait, and gives it to him', async () => {
    const manager = await elsewhere();
    await logIn(manager, 'first', 'Employee Clocking');
    await manager.getByRole('button', { name: 'Look at them' }).click();
    const waiting = manager
      .getByRole('list', { name: 'Punches from terminals' })
      .getByRole('listitem');
    await expect(waiting).toContainText('number 2091');
    await waiting.getByRole('button', { name: /^Assign to somebody/ }).click();
    await manager.getByRole('combobox', { name: 'For whom' }).click();
    await manager.getByRole('option', { name: /Jonas Petersen/ }).click();
    await checkAccessibility(manager, 'punches that wait');
    await manager.getByRole('button', { name: 'Record' }).click();
    await expect(manager.getByText('No punches are waiting')).toBeVisible();
    await manager.context().close();
  });

  await test.step('his history has the whole shift', async () => {
    await openPage(own, 'My History');
    const newest = own
      .getByRole('row')
      .filter({ hasText: /\d:\d\d/ })
      .first();
    await expect(newest).toContainText(/(\d\d:\d\d){2}/);
    await expect(newest).toContainText('Pending');
    await own.context().close();
  });
});

async function press(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}
