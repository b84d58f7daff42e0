import type { RemoteManifest } from 'shared-contracts';
import { describeUse, digestUse } from 'shared-contracts/registry/apiUse.ts';
import type { RemoteRoutes } from 'shared-contracts/registry/ownRoutes.ts';
import { expect, test } from 'vitest';
import { checkFit } from './checkFit.ts';

const openApi = { paths: {} };
const deployed = {
  shell: {
    remoteContract: '1.1.0',
    shared: {},
    names: {},
    events: ['features-changed'],
    routes: [{ name: 'Settings', path: '/settings' }],
    page: {
      scripts: 100,
      requests: 1,
      libraries: {},
      budget: { entry: 10, scripts: 150, requests: 5 },
    },
  },
  openApi,
};
const route = {
  name: 'Payroll',
  path: '/payroll',
  module: './Page',
  title: { en: 'Payroll', de: 'Abrechnung', es: 'Nómina', th: 'เงินเดือน' },
  access: { session: 'public' },
  chrome: 'application',
} as const;

test('a version that fits, takes nobody’s place and is light enough goes through', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

test.each([
  [{ routes: [{ ...route, path: '/settings' }] }, 'the path /settings belongs to the shell.'],
  [{ routes: [{ ...route, name: 'Approvals' }] }, 'the route name Approvals belongs to remote-m'],
  [{ events: ['payroll-closed'] }, 'uses the event payroll-closed'],
  [
    { preload: { './Page': ['entry.js', 'Page.js', 'More.js'], './messages.en': [] } },
    'over the budget of bytes: Payroll, scripts: 168 of 150, with Page.js 30, More.js 30, entry.js 8.',
  ],
  [{ integrity: { 'Chart.js': '' } }, 'Payroll, scripts: 168 of 150, with Page.js 30, Chart.js 30'],
])('what does not is refused with the reason, and nothing changes', async (changes, reason) => {
  await expect(check(changes)).rejects.toThrow(reason);
  await expect(check(changes)).rejects.toThrow('Nothing was changed.');
});

test('what another remote has there is refused, and the way out fits what is wrong', async () => {
  const others = [{ name: 'remote-bonus', routes: [{ name: 'Payroll', path: '/payroll' }] }];
  const taken = check({}, others);
  await expect(taken).rejects.toThrow('the path /payroll belongs to remote-bonus.');
  await expect(taken).rejects.toThrow('the route name Payroll belongs to remote-bonus.');
  await expect(taken).rejects.toThrow(
    /changed\. Give its routes other paths [^.]*remote\.config\.ts\.$/,
  );
  const more = { './Page': ['entry.js', 'Page.js', 'More.js'], './messages.en': [] };
  await expect(check({ preload: more })).rejects.toThrow(/changed\. Load what[^.]*\.$/);
  const older = check({ remoteContract: '^9.0.0' });
  await expect(older).rejects.toThrow(/changed\. Build it from sources[^.]*\.$/);
});

async function check(
  changes: Partial<RemoteManifest>,
  others: readonly RemoteRoutes[] = [],
): Promise<void> {
  const manifest: RemoteManifest = {
    name: 'remote-payroll',
    version: '1',
    remoteContract: '^1.0.0',
    container: 'remote_payroll_1',
    entry: 'entry.js',
    integrity: {},
    preload: { './Page': ['entry.js', 'Page.js'], './messages.en': [] },
    shared: {},
    names: {},
    events: ['features-changed'],
    api: await digestUse(describeUse(openApi, [])),
    routes: [route],
    operations: [],
    hasStart: false,
    ...changes,
  };
  const bytesOf = async (file: string) => (file === 'entry.js' ? 8 : 30);
  const readUse = () => Promise.resolve(undefined);
  await checkFit({ manifest, readUse, bytesOf }, deployed, 'http://localhost:4000', others);
}
