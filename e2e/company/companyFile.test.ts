import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test.use({ company: 'company-file' });

test('an administrator downloads the company, renames a site in the file and imports it @desktop', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, 'admin');
  await openPage(page, 'Company');
  await expect(page.getByText('Nothing has changed yet')).toBeVisible();
  await checkAccessibility(page, 'company');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download company file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^company-\d{4}-\d\d-\d\d\.json$/);
  const company: CompanyFile = JSON.parse(await readFile(await download.path(), 'utf8'));
  const site = company.geofences?.[0];
  if (!site) throw new Error('The demo company has no site.');
  const before = site.name;
  const choose = async (file: CompanyFile) =>
    page.getByLabel('Company file').setInputFiles({
      name: 'company.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file, null, 2)),
    });

  await test.step('a file with a fault names its line, and imports nothing', async () => {
    await choose({ geofences: [{ ...site, latitude: 95 }] });
    await expect(page.getByText('1 error, nothing was imported')).toBeVisible();
    await expect(page.getByRole('row', { name: /geofences\.0\.latitude/ })).toBeVisible();
    await checkAccessibility(page, 'faults of a company file');
  });

  await test.step('the changed file shows what it changes before it is imported', async () => {
    await choose({
      ...company,
      geofences: (company.geofences ?? []).map((each) =>
        each.code === site.code ? { ...each, name: 'Harbour gate' } : each,
      ),
    });
    const sites = page.getByRole('row', { name: /^Sites/ });
    await expect(sites.getByRole('gridcell')).toHaveText(['0', '1', '0', /^\d+$/]);
    await checkAccessibility(page, 'preview of a company file');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Imported: 1 changed').first()).toBeVisible();
  });

  await test.step('the history has it, with the name before and after', async () => {
    const history = page.getByRole('treegrid', { name: 'History' });
    await expect(history).toContainText('Sites: 1 changed');
    await history.getByRole('button', { name: /^What Robin Ellis changed/ }).click();
    await expect(history).toContainText(`${before} → Harbour gate`);
    await checkAccessibility(page, 'history of the company');
  });
  expect(violations).toEqual([]);
});
