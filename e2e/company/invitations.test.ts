import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test.use({ company: 'invitations' });

test('two people are invited by cards; one scans hers, types the code and clocks in @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, 'admin');
  await hireTwo(page);
  await page.goto('/#/company/invitations');
  await page.getByRole('button', { name: 'Invite 2 people' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a one-time password for 2 people, and a PIN for 2 people');
  await checkAccessibility(page, 'invitations before they are made');
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();

  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: 'Aisha Okafor' });
  await expect(main.getByRole('article')).toHaveCount(2);
  const address = await scan(card.getByRole('img', { name: 'Log in' }));
  const code = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(await card.innerText())?.[0] ?? '';
  expect(address).not.toContain(code);
  await checkAccessibility(page, 'invitations to print');

  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    ...{ locale: 'en-GB', serviceWorkers: 'block' },
  });
  const hers = await phone.newPage();
  await hers.goto(address);
  await expect(hers.getByText('aisha.okafor')).toBeVisible();
  await checkAccessibility(hers, 'the code of an invitation');
  await hers.getByLabel('Code').tap();
  await hers.keyboard.type(code.replaceAll('-', ''));
  await expect(hers.getByLabel('New password')).toBeFocused();
  await checkAccessibility(hers, 'the own password of an invited person');
  await hers.keyboard.type('quiet harbour compass');
  await hers.getByRole('button', { name: 'Save and go on' }).tap();
  await hers.getByRole('button', { name: /^Clock in/ }).tap();
  await expect(hers.getByRole('button', { name: /^Clock out/ })).toBeVisible();
  await phone.close();
  expect(violations).toEqual([]);
});

/** Two people without a password, with the jobs and the manager of somebody who is there. */
async function hireTwo(page: Page): Promise<void> {
  const company: CompanyFile = await (await page.request.get('/api/company/file')).json();
  const model = company.people?.find(({ username }) => username === 'employee');
  const job = company.assignments?.find(({ employee }) => employee === model?.employeeNumber);
  const range = company.managers?.find(({ assignment }) => assignment === job?.code);
  if (!job || !range) throw new Error('The demo company has nobody to be like.');
  const people = [
    {
      ...{ employeeNumber: 'C-1', firstName: 'Aisha', lastName: 'Okafor' },
      username: 'aisha.okafor',
    },
    {
      ...{ employeeNumber: 'C-2', firstName: 'Bernd', lastName: 'Adler' },
      username: 'bernd.adler',
    },
  ];
  const file: CompanyFile = {
    people,
    assignments: people.map(({ employeeNumber }) => ({
      ...job,
      ...{ code: `J-${employeeNumber}`, employee: employeeNumber },
    })),
    managers: people.map(({ employeeNumber }) => ({
      ...range,
      assignment: `J-${employeeNumber}`,
    })),
  };
  const buffer = Buffer.from(JSON.stringify(file));
  const answer = await page.request.post('/api/company/changes', {
    headers: { 'idempotency-key': randomUUID() },
    multipart: {
      ...{ file: { name: 'company.json', mimeType: 'application/json', buffer }, version: '0' },
    },
  });
  expect(await answer.text()).toContain('"sections"');
}

/** What a camera reads of a QR code. */
async function scan(code: Locator): Promise<string> {
  const drawn = await code.evaluate((svg: SVGSVGElement) => {
    const modules = svg.viewBox.baseVal.width;
    const canvas = document.createElement('canvas');
    canvas.width = modules * 4;
    canvas.height = modules * 4;
    const context = canvas.getContext('2d');
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(4, 4);
    context.fillStyle = 'black';
    context.fill(new Path2D(path));
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data: [...data], width, height };
  });
  return decodeQR({ ...drawn, data: Uint8ClampedArray.from(drawn.data) });
}
