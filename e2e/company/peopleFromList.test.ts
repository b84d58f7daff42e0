import { expect } from '@playwright/test';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test.use({ company: 'people-list' });

const headings = ['Vorname', 'Nachname', 'E-Mail', 'Position', 'Eintritt', 'Vorgesetzter'];

/** 25 people of a care home; the third has no e-mail address that is one. */
const people = Array.from({ length: 25 }, (_, index) => {
  const name = `Gr\u00FCn${'abcdefghijklmnopqrstuvwxyz'[index] ?? ''}`;
  const mail = index === 2 ? 'no address' : `person${index}@heim.example`;
  const manager = index === 0 ? '' : 'J\u00F6rg Gr\u00FCna';
  return ['J\u00F6rg', name, mail, 'Pflegekraft', `0${1 + (index % 9)}.04.2026`, manager];
});

/** As Excel on Windows writes it: semicolons, one byte a letter. */
const csv = Buffer.from([headings, ...people].map((row) => row.join(';')).join('\r\n'), 'latin1');

test('25 people of a CSV file come into the company: letters and dates are asked, one row is corrected @desktop', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, 'admin');
  await openPage(page, 'Company');
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: csv };
  await page.getByLabel('Company file').setInputFiles(file);

  await test.step('the person knows which letters and days are meant', async () => {
    await expect(page.getByText('Where are the names spelled correctly?')).toBeVisible();
    await page.getByRole('button', { name: /^J\u00F6rg/ }).click();
    await expect(page.getByLabel('Vorgesetzter', { exact: true })).toHaveValue('manager');
    const continues = page.getByRole('button', { name: 'Continue' });
    await expect(continues).toBeDisabled();
    await page.getByText('Wednesday 1 April 2026').click();
    await checkAccessibility(page, 'columns of a list');
    await continues.click();
  });

  await test.step('a wrong row is corrected in place', async () => {
    await expect(page.getByText('1 row needs your attention')).toBeVisible();
    await checkAccessibility(page, 'people of a list');
    await page.getByLabel(/^E-mail/).fill('third@heim.example');
    await page.getByLabel(/^E-mail/).press('Enter');
    await page.getByRole('button', { name: 'Preview 25 people' }).click();
  });

  await test.step('they are imported, and in the company', async () => {
    const row = page.getByRole('row', { name: /^People/ });
    await expect(row.getByRole('gridcell')).toHaveText(['25', '0', '0', '0']);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('People: 25 new')).toBeVisible();
    const company: CompanyFile = await (await page.request.get('/api/company/file')).json();
    const third = company.people?.find(({ email }) => email === 'third@heim.example');
    expect(third).toMatchObject({
      firstName: 'J\u00F6rg',
      lastName: 'Gr\u00FCnc',
      username: 'third',
    });
    const job = company.assignments?.find(({ employee }) => employee === third?.employeeNumber);
    expect(job).toMatchObject({ startDate: '2026-04-03', position: 'PFLEGEKRAFT' });
  });
  expect(violations).toEqual([]);
});
