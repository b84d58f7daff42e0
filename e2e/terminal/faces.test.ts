import { expect } from '@playwright/test';
import type { components } from 'shared-contracts';
import { test } from '../system/system.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { terminal } from '../system/twoManagersCompany.ts';
import { standBefore } from './faceCamera.ts';
import { registerJonas } from './registerJonas.ts';
import { untilRecognised } from './untilRecognised.ts';

test.use({ company: 'faces-at-the-wall', preparedCompany: 'two-managers' });

test('a person whom a manager registered agrees at the wall and clocks by face @desktop', async ({
  page,
  baseURL,
  playwright,
}) => {
  await test.step('a manager registers the face', () => registerJonas(playwright, baseURL));

  await standBefore(page);
  const look = page.getByRole('button', { name: 'Look into the camera' });
  await test.step('the terminal signs in', async () => {
    await page.goto('/#/terminal-login');
    await page.getByLabel('Terminal id').fill(terminal.terminalId);
    await page.getByLabel('Password', { exact: true }).fill(terminal.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  });

  await test.step('he turns as he is asked, is asked for consent, agrees and clocks in', async () => {
    await look.click();
    await expect(page.getByRole('heading', { name: /Turn your head/ })).toBeVisible();
    await checkAccessibility(page, 'a face before the camera');
    const question = page.getByRole('heading', {
      name: 'Jonas, may this terminal recognise your face?',
    });
    await expect(question).toBeFocused(untilRecognised);
    await checkAccessibility(page, 'the question for consent');
    await page.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Jonas' })).toBeFocused();
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByRole('heading', { name: /^Clocked in, Jonas/ })).toBeFocused();
  });

  await test.step('the next time he is known at once', async () => {
    await look.click();
    await expect(page.getByRole('heading', { name: 'Hello, Jonas' })).toBeFocused(untilRecognised);
  });

  await test.step('without a connection it says what is left to do', async () => {
    await page.getByRole('button', { name: 'Not you?' }).click();
    await page.context().setOffline(true);
    await expect(page.getByText(/^Faces are not recognised without/)).toBeVisible();
    await expect(look).toBeHidden();
    await expect(page.getByRole('button', { name: 'Number and PIN' })).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('where the site has too many faces he types his number first', async () => {
    await page.route('**/api/terminal/heartbeats*', async (route) => {
      const answer = await route.fetch();
      const heard: components['schemas']['HeartbeatAnswer'] = await answer.json();
      await route.fulfill({ response: answer, json: { ...heard, asksNumberBeforeFace: true } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Number and face' }).click();
    await expect(page.getByLabel('Employee number')).toBeFocused();
    await checkAccessibility(page, 'the number before the face');
    for (const digit of '2001')
      await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Jonas' })).toBeFocused(untilRecognised);
  });
});
