import { fireEvent, screen } from '@testing-library/react';
import { createEventBus, createApiClient, type RouteDescription } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import type { Services } from '../../application/createServices.ts';
import {
  ServicesContext,
  SessionContext,
  type SessionControl,
} from '../../application/SessionContext.tsx';
import { createKeptState } from '../../kept-state/data/createKeptState.ts';
import { messages } from '../../messages/en.ts';
import { createEarlyLoads } from '../../remotes/createEarlyLoads.ts';
import { exampleRemote } from '../../remotes/exampleRemote.ts';
import { RemoteFailure } from '../../remotes/RemoteFailure.ts';
import type { LoadedPage, PageRequest, RemoteLoader } from '../../remotes/RemoteLoader.ts';
import { RemotePage } from './RemotePage.tsx';

it("shows a remote's page with its own words", async () => {
  show(() => Promise.resolve(loaded(() => 'The page')));
  expect(await screen.findByText('The page')).toBeDefined();
});

it('says that the page did not come, and shows it when a second try brings it', async () => {
  let isThere = false;
  const reports = show(() =>
    isThere
      ? Promise.resolve(loaded(() => 'The page'))
      : Promise.reject(new RemoteFailure('entry-missing', { remote: 'r', module: './Clock' })),
  );
  expect(await screen.findByText('My Clock can’t be shown right now')).toBeDefined();
  expect(reports).toEqual(['r ./Clock: entry-missing']);
  isThere = true;
  fireEvent.click(screen.getByText('Try now'));
  expect(await screen.findByText('The page')).toBeDefined();
});

it('catches a page that fails while it renders, and asks for another version', async () => {
  const asked: (string | undefined)[] = [];
  show((page) => {
    asked.push(page.avoidVersion);
    const isSecond = asked.length > 1;
    return Promise.resolve(
      loaded(() => (isSecond ? 'The older page' : fail()), `v${asked.length}`),
    );
  });
  fireEvent.click(await screen.findByText('Try now'));
  expect(await screen.findByText('The older page')).toBeDefined();
  expect(asked).toEqual([undefined, exampleRemote().version]);
});

function fail(): never {
  throw new Error('broken');
}

function loaded(Page: LoadedPage['Page'], container = 'v1'): LoadedPage {
  return {
    manifest: { ...exampleRemote(), container },
    Page,
    messages: {},
    worked: () => undefined,
  };
}

/** Renders the page over a loader of the test's; answers what was reported. */
function show(load: (page: PageRequest) => Promise<LoadedPage>): string[] {
  const reports: string[] = [];
  const loader: RemoteLoader = {
    registry: () => ({ sequence: 1, remotes: [] }),
    load,
    keepCohort: () => undefined,
  };
  const services: Services = {
    api: createApiClient({ baseUrl: '', fetch, locale: () => 'en', newKey: () => '' }),
    bus: createEventBus(),
    loader,
    early: createEarlyLoads(loader),
    health: { note: () => undefined, setSignedIn: () => undefined, flush: () => undefined },
    failures: { report: (message) => reports.push(message), reportCall: () => undefined },
    kept: createKeptState(localStorage),
  };
  const control: SessionControl = {
    session: { kind: 'none' },
    features: defaultFeatures,
    locale: 'en',
    refreshSession: () => Promise.resolve({ kind: 'none' }),
    refreshFeatures: () => Promise.resolve(),
    dropSession: () => undefined,
    chooseLocale: () => Promise.resolve(),
  };
  renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={control}>
        <RemotePage remote="remote-employee" route={clock} />
      </SessionContext>
    </ServicesContext>,
    { messages },
  );
  return reports;
}

const clock: RouteDescription = {
  name: 'Clock',
  path: '/time/clock',
  module: './Clock',
  title: { en: 'My Clock', de: 'Meine Stempeluhr', es: 'Mi reloj', th: 'ลงเวลา' },
  access: { session: 'employee' },
  chrome: 'application',
};
