import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { featureRules } from 'shared-contracts/features';
import { demoPassword, logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { pageSides, type PageSide, type Shown } from './pageSide.ts';

test.use({ company: 'switches' });

const sides = Object.entries<PageSide>(pageSides);
const root = path.resolve(import.meta.dirname, '../..');

for (const role of ['employee', 'manager', 'visitor'] as const) {
  test(`what is switched off is gone from the pages of the ${role} @desktop`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const admin = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    const data = { username: 'admin', password: demoPassword };
    expect((await admin.post('/api/employees/login', { data })).status()).toBe(200);
    if (role !== 'visitor') await logIn(page, role);
    const untrue: string[] = [];
    const walk = async (name: string, { at, open, menu, seen, goneAt = false }: Shown) => {
      await change(admin, name, !goneAt);
      // A fresh start, without state.
      await page.goto('about:blank');
      await page.goto(`/#${at}`);
      await (open ?? menu)?.(page);
      await expect(seen(page), `${name} shows nothing`).not.toHaveCount(0);
      await change(admin, name, goneAt);
      if (role === 'visitor') {
        // Pages without a session get no events; they redirect to the log-in.
        await page.reload();
        await expect(page.getByLabel('User name')).toBeVisible();
      }
      if (menu === undefined) {
        await expect(seen(page), `${name} takes nothing away`).toHaveCount(0);
        return;
      }
      await expect(async () => {
        await page.keyboard.press('Escape');
        await menu(page);
        expect(await seen(page).count(), `${name} takes nothing away`).toBe(0);
      }).toPass({ timeout: 20_000 });
    };
    for (const [name, side] of sides) {
      if (!isShown(side) || side.as !== role) continue;
      await test
        .step(name, () => walk(name, side))
        .catch((fault: Error) => untrue.push(fault.message));
      await change(admin, name, null);
    }
    expect(untrue).toEqual([]);
    await admin.dispose();
  });
}

test('the console marks what is not there yet; what the demo does not show has its own test @desktop', async ({
  page,
}) => {
  const notYet = sides.filter(([, side]) => side === 'NOT_YET').map(([name]) => name);
  const marked = Object.entries(featureRules).filter(([, rule]) => rule.notYet === true);
  expect(notYet.toSorted()).toEqual(marked.map(([name]) => name).toSorted());
  for (const [name, side] of sides) {
    if (typeof side !== 'object' || isShown(side)) continue;
    const texts = await testsIn(side.heldBy);
    expect(
      texts.some((text) => text.includes(name)),
      name,
    ).toBe(true);
  }
  await logIn(page, 'admin', '/admin/features');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Its function is not there yet' })).toHaveCount(
    notYet.length,
  );
});

async function testsIn(folder: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const file of glob(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })) {
    texts.push(await readFile(path.join(root, file), 'utf8'));
  }
  return texts;
}

function isShown(side: PageSide): side is Shown {
  return typeof side === 'object' && 'seen' in side;
}

async function change(
  admin: APIRequestContext,
  name: string,
  value: boolean | null,
): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await admin.put(`/api/features/${name}`, { headers, data: { value } });
  expect(answer.status(), name).toBe(200);
}
