import { expect } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

/** One grey point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AgAAwgDBHr2k+QAAAABJRU5ErkJggg==',
  'base64',
);

test.use({
  serverSettings: {
    MAP_TILES: 'https://tiles.example.com/land/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Survey Office',
  },
});

test('maps lie on the pictures that the operator named, by the security policy @phone', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const asked: string[] = [];
  await page.route('https://tiles.example.com/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/png', body: picture });
  });
  await logIn(page, 'employee');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'My location' }).click();
  await expect(page.getByText('© Survey Office')).toBeVisible();
  await expect
    .poll(() => asked)
    .toContainEqual(expect.stringMatching(/^\/land\/1\d\/\d+\/\d+\.png$/));
  expect(violations).toEqual([]);
});
