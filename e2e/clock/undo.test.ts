import { expect } from '@playwright/test';
import { punchesOf, press } from '../offline/punches.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'undo' });

test('a clock-out can be undone, and goes out at once when the page is left @phone', async ({
  page,
}) => {
  await logIn(page, 'employee', 'My Clock');
  const sent = punchesOf(page);
  await press(page, 'Clock in');
  await test.step('undone, it is never sent', async () => {
    await press(page, 'Clock out');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('You are still clocked in.').last()).toBeVisible();
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
    expect(sent.map((request) => request.url())).not.toContainEqual(
      expect.stringContaining('clock-out'),
    );
  });
  await test.step('closing the page sends it', async () => {
    await expect(page.getByRole('button', { name: 'Clock out', exact: true })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await press(page, 'Clock out');
    await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
    await page.goto('about:blank');
    await page.goto('/#/time/clock');
    await expect(page.getByText(/Clocked out at/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });
});
