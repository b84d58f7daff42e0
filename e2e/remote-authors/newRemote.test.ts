import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { makeRemote } from 'tooling/new-remote/makeRemote.ts';
import { nameRemote } from 'tooling/new-remote/nameRemote.ts';
import { createTeam, type Team } from 'tooling/system/createTeam.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { startDev, type Dev } from './startDev.ts';

test.use({ company: 'remote-authors', serverSettings: { LOG_LEVEL: 'warn' } });
test.describe.configure({ timeout: 240_000 });

const payroll = nameRemote(['payroll']);
const firstWords = 'The first page goes here.';
let team: Team;
let dev: Dev | undefined;

test.beforeAll(async ({ system }) => {
  team = await createTeam(system);
  // The packages of another remote, without a registry.
  await makeRemote(team.folder, payroll, () =>
    cp(modulesOf(workspaceFolder, 'remote-terminal'), modulesOf(team.folder, payroll.remote), {
      recursive: true,
      verbatimSymlinks: true,
    }),
  );
});
test.afterAll(async () => {
  dev?.stop();
  await team.remove();
});

test('a new remote reaches people, and is changed in the open page of who writes it @desktop', async ({
  page,
  system,
}) => {
  const violations = await watchViolations(page);

  await test.step('released, it stands in the drawer of a server that has been running', async () => {
    const { code, output } = await team.release(payroll.remote);
    expect(output).toContain(`Live at ${system.url}`);
    expect(code).toBe(0);
    await logIn(page, 'employee');
    await openPage(page, 'Payroll');
    await expect(page.getByText(firstWords)).toBeVisible();
  });

  await test.step('in development it takes the place of the released one, once agreed', async () => {
    await writeFile(join(team.folder, payroll.pageFile), pageWithField('Salary of'));
    const script = join(team.folder, 'tooling/dev/dev.ts');
    dev = await startDev([script], team.folder, payroll.remote, system.url);
    await page.goto(dev.address);
    await expect(page.getByRole('button', { name: 'Open Punctual without it' })).toBeVisible();
    await checkAccessibility(page, 'question about an override');
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText('Salary of')).toBeVisible();
    await expect(page.getByText(/^remote-payroll from http:\/\/localhost:\d+$/)).toBeVisible();
    await checkAccessibility(page, 'page under development');
  });

  await test.step('a changed component and changed words show, and what was typed stays', async () => {
    const note = page.getByLabel('Note');
    await note.fill('typed before');
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await team.edit(payroll.pageFile, 'Salary of', 'Wages of');
    await expect(page.getByText('Wages of')).toBeVisible();
    await team.edit('remote-payroll/messages/en.ts', firstWords, 'Paid on the 25th.');
    await expect(page.getByText('Paid on the 25th.')).toBeVisible();
    await expect(note).toHaveValue('typed before');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true)).toBe(true);
  });

  await test.step('what does not compile is said over an open dialog, too', async () => {
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
    await team.edit(payroll.pageFile, 'export function Page() {', 'export function Page( {');
    // The dialog hides all else from screen readers, so it is found by its words.
    await page.getByText('Hide', { exact: true }).click();
    await expect(page.getByText('It does not compile')).toBeHidden();
    await team.edit(payroll.pageFile, 'export function Page( {', 'export function Page() {');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('what does not compile, and what a component throws, is said over the page', async () => {
    await team.edit(payroll.pageFile, 'export function Page() {', 'export function Page( {');
    await expect(page.getByRole('heading', { name: 'It does not compile' })).toBeVisible();
    await expect(
      page
        .getByRole('alert')
        .getByText(/PayrollPage\.tsx/)
        .first(),
    ).toBeVisible();
    await checkAccessibility(page, 'reason why a remote does not compile');
    await team.edit(payroll.pageFile, 'export function Page( {', 'export function Page() {');
    await expect(page.getByRole('alert')).toBeHidden();
    await team.edit(payroll.pageFile, 'Wages of', 'Pay of');
    await expect(page.getByText('Pay of')).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('typed before');
    const thrown = "throw new Error('No wages today.');";
    await team.edit(
      payroll.pageFile,
      'function Heading() {\n',
      `function Heading() {\n${thrown}\n`,
    );
    await expect(page.getByRole('heading', { name: 'It failed in this page' })).toBeVisible();
    await expect(page.getByRole('alert').getByText(/No wages today/)).toBeVisible();
    // Until then the page tries the fallbacks, which fail, too.
    await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
    await team.edit(payroll.pageFile, `${thrown}\n`, '');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('a route of its own asks for a new start instead of being missed', async () => {
    const file = 'remote-payroll/remote.config.ts';
    await team.edit(file, 'routes: [', 'routes: [ ');
    const alert = page.getByRole('alert');
    await expect(alert.getByText(/remote\.config\.ts has changed: end npm run dev/)).toBeVisible();
    await team.edit(file, 'routes: [ ', 'routes: [');
    await expect(alert).toBeHidden();
  });

  await test.step('ended, the page is what everybody gets', async () => {
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText(firstWords)).toBeVisible();
    await expect(page.getByText(/from http:\/\/localhost/)).toBeHidden();
  });
  expect(violations).toEqual([]);
});

function modulesOf(root: string, name: string): string {
  return join(root, name, 'node_modules');
}

function pageWithField(heading: string): string {
  return `import { useState } from 'react';
import { Button, Dialog, Page as PageArea, TextField, useEmployeeSession } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export function Page() {
  const text = useText();
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);
  return (
    <PageArea>
      <Heading />
      <p>{text('payroll.start')}</p>
      <TextField label="Note" value={note} onChange={setNote} />
      <Button onClick={() => setAsks(true)}>Ask</Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="A question" />
    </PageArea>
  );
}

function Heading() {
  const { employee } = useEmployeeSession();
  return <h2>${heading} {employee.firstName}</h2>;
}
`;
}
