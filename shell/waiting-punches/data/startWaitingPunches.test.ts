import {
  createApiClient,
  createEventBus,
  defaultFeatures,
  waitingPunchesModule,
  type RemoteHost,
} from 'shared-contracts';
import { expect, it } from 'vitest';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { startWaitingPunches } from './startWaitingPunches.ts';

const bus = createEventBus();
const host = {
  api: createApiClient({ baseUrl: '', fetch, locale: () => 'en', newKey: () => '' }),
  bus,
  locale: 'en',
  features: defaultFeatures,
  session: { kind: 'none' },
} as const satisfies RemoteHost;
const other = exampleRemote();
const keeper = exampleRemote({ name: 'remote-employee', preload: { [waitingPunchesModule]: [] } });

it('starts the remote that keeps punches on the device, and nothing else of it', async () => {
  const asked: string[] = [];
  const started: RemoteHost[] = [];
  await startWaitingPunches(
    { sequence: 1, remotes: [other, keeper] },
    host,
    async (remote, module) => {
      asked.push(`${remote.name} ${module}`);
      return { start: (to: RemoteHost) => void started.push(to) };
    },
  );
  expect(asked).toEqual(['remote-employee ./WaitingPunches']);
  const { name, version } = keeper;
  expect(started).toEqual([{ ...host, bus: bus.of(`${name} ${version}`) }]);
});

it('does nothing where no remote keeps any', async () => {
  await startWaitingPunches({ sequence: 1, remotes: [other] }, host, notAsked);
});

it('runs no version of it that does not fit the server', async () => {
  const refused = { [keeper.container]: 'It calls what the server does not have.' };
  await startWaitingPunches({ sequence: 1, remotes: [keeper], refused }, host, notAsked);
});

async function notAsked(): Promise<never> {
  return await Promise.reject(new Error('asked'));
}
