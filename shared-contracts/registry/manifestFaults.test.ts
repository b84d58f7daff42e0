import { expect, test } from 'vitest';
import { remoteContractVersion, type RemoteManifest } from '../remote/remoteContract.ts';
import { withHostileFields } from '../testing/hostileValues.ts';
import { descriptionFaults, manifestFaults } from './manifestFaults.ts';
import { isManifest, soundRegistry, soundRoute } from './soundManifest.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const payroll: RemoteManifest = {
  name: 'remote-payroll',
  version: '1.0.0-9161cdcc46',
  remoteContract: `^${remoteContractVersion}`,
  container: 'remote_2dpayroll_v1_2e0_2e0_2d9161cdcc46',
  entry: 'entry.0123.js',
  integrity: { 'entry.0123.js': hash, 'Page.0123.js': hash },
  preload: { './Page': ['entry.0123.js', 'Page.0123.js'], './messages.en': ['entry.0123.js'] },
  shared: { react: '^19.0.0' },
  names: { 'shared-ui': ['Page'] },
  events: ['features-changed'],
  api: 'digest',
  routes: [
    {
      name: 'Payroll',
      path: '/payroll',
      module: './Page',
      title: { en: 'Payroll', de: 'Abrechnung', es: 'Nómina', th: 'เงินเดือน' },
      access: {
        session: 'employee',
        anyAuthority: ['VIEW_TIME'],
        features: ['TIME_CAPTURE'],
        properties: ['EMPLOYEE_VIEW'],
      },
      chrome: 'application',
      navigation: { group: 'work', order: 5, icon: 'other', count: 'timeToDecide' },
      isClocking: true,
      bar: 'above-tabs',
      board: true,
    },
  ],
  operations: ['getSession'],
  hasStart: false,
};
const [route] = payroll.routes;

test('a description with every field that there is has no fault', () => {
  expect(manifestFaults(payroll)).toEqual([]);
});

test.each([
  [
    { navigation: { group: 'work', order: 1, icon: 'payslip' } },
    'routes[0].navigation.icon is "payslip"; there is clock, ',
  ],
  [
    { navigation: { group: 'work', order: 1, icon: 'other', count: 'slips' } },
    'routes[0].navigation.count is "slips"',
  ],
  [{ title: { en: 'Payroll', de: 'Abrechnung', es: 'Nómina' } }, 'routes[0].title.th is missing.'],
  [
    { access: { session: 'employee', anyAuthority: ['PAY'] } },
    'routes[0].access.anyAuthority[0] is "PAY"',
  ],
  [
    { access: { session: 'public', anyAuthority: ['VIEW_TIME'] } },
    'There is no field routes[0].access.anyAuthority.',
  ],
  [{ icon: 'clock' }, 'There is no field routes[0].icon.'],
])('what the shell does not know is told with its place: %o', (changes, fault) => {
  const { name, operations, hasStart } = payroll;
  const description = { name, operations, hasStart, routes: [{ ...route, ...changes }] };
  expect(descriptionFaults(description).join()).toContain(fault);
});

test('a container is named after its own remote and version', () => {
  for (const container of [
    'remote_2demployee_v1_2e0_2e0',
    'remote_2dpayroll_v1_2e0_2e0',
    'location',
  ]) {
    expect(manifestFaults({ ...payroll, container })).toEqual([
      `container is ${container}; of this version it is ${payroll.container}.`,
    ]);
  }
});

test('whatever stands in a field: where the gate lets it pass, the shell takes it as it is', () => {
  let passed = 0;
  for (const [place, value] of withHostileFields(payroll)) {
    if (manifestFaults(value).length > 0) continue;
    passed += 1;
    expect(isManifest(value), place).toBe(true);
    if (isManifest(value)) expect(value.routes.map(soundRoute), place).toEqual(value.routes);
  }
  expect(passed).toBeGreaterThan(20);
});

test('whatever stands in a field: what the shell makes of it is a route as the gate wants them, or none', () => {
  for (const [place, value] of withHostileFields(payroll)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a signed registry may hold anything
    const registry = { sequence: 1, remotes: [value as RemoteManifest] };
    for (const { routes } of soundRegistry(registry).remotes) {
      for (const sound of routes.flatMap((each) => soundRoute(each) ?? [])) {
        const { title, navigation, chrome } = sound;
        const shown = { ...route, title, navigation, chrome };
        const faults = descriptionFaults({ ...payrollAlone(), routes: [shown] });
        expect(
          faults.filter((fault) => !fault.includes('characters')),
          place,
        ).toEqual([]);
      }
    }
  }
});

test('a page for some never becomes one for all', () => {
  for (const [place, value] of withHostileFields(route?.access)) {
    const sound = soundRoute({ ...route, access: value });
    const isNarrow = sound?.access === value;
    expect(sound === undefined || isNarrow, place).toBe(true);
  }
});

function payrollAlone() {
  const { name, operations, hasStart } = payroll;
  return { name, operations, hasStart };
}
