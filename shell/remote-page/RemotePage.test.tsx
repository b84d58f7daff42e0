import { act, fireEvent, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RouteDescription } from 'shared-contracts';
import { Dialog } from 'shared-ui';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleServices, exampleSession } from '../testing/exampleServices.ts';
import { ServicesContext } from '../services/Services.ts';
import { SessionContext } from '../services/SessionControl.ts';
import type { RemoteAttempt } from '../failures/data/createRemoteHealthReporter.ts';
import { messages } from '../messages/en.ts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import type { LoadedPage, PageRequest } from '../remotes/RemoteLoader.ts';
import { RemotePage } from './RemotePage.tsx';

it("shows a remote's page with its own words", async () => {
  show(() => Promise.resolve(loaded(() => 'The page')));
  expect(await screen.findByText('The page')).toBeDefined();
});

it("says a remote's words by react-intl, as their makers compile them", async () => {
  const Page = () => {
    const { formatMessage } = useIntl();
    return (
      <>
        <p>{formatMessage({ id: 'hello' }, { name: 'Ada' })}</p>
        <p>
          <FormattedMessage id="hello" values={{ name: <b>Bo</b> }} />
        </p>
      </>
    );
  };
  const hello = [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ];
  show(() => Promise.resolve({ ...loaded(Page), messages: { hello } }));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(screen.getByText('Bo').parentElement?.textContent).toBe('Hello Bo');
});

it('leaves a version whose words are not compiled, and says how to compile them', async () => {
  const written = { hello: 'Hello {name}' };
  const { reports } = show(({ avoidVersions }) =>
    Promise.resolve(
      avoidVersions
        ? loaded(() => 'The page before')
        : { ...loaded(() => 'The page'), messages: written },
    ),
  );
  expect(await screen.findByText('The page before')).toBeDefined();
  expect(reports.join()).toContain('The message hello is not compiled: build it as `formatjs');
});

it('says that the page did not come, and shows it when a second try brings it', async () => {
  let isThere = false;
  const { reports } = show(() =>
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

it('tries again at once when a release or a rollback is told', async () => {
  let isThere = false;
  const { hostBus } = show(() =>
    isThere
      ? Promise.resolve(loaded(() => 'The page'))
      : Promise.reject(new RemoteFailure('threw', { remote: 'r', module: './Clock' })),
  );
  await screen.findByText('My Clock can’t be shown right now');
  isThere = true;
  act(() => hostBus.emit('releases-changed', {}));
  expect(await screen.findByText('The page')).toBeDefined();
});

it('counts a page that never draws itself as failed, and shows another version', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const noted: RemoteAttempt[] = [];
  const never = new Promise<never>(() => undefined);
  const asked: PageRequest[] = [];
  show(
    (page) => {
      asked.push(page);
      return Promise.resolve(
        loaded(() => (page.avoidVersions === undefined ? use(never) : 'The page before')),
      );
    },
    (attempt) => noted.push(attempt),
  );
  await act(async () => await vi.advanceTimersByTimeAsync(0));
  await act(async () => await vi.advanceTimersByTimeAsync(9_000));
  expect(noted).toEqual([]);
  await act(async () => await vi.advanceTimersByTimeAsync(1_500));
  await act(async () => await vi.advanceTimersByTimeAsync(0));
  expect(noted).toMatchObject([{ remote: 'remote-employee', outcome: 'render' }]);
  expect(screen.getByText('The page before')).toBeDefined();
  expect(asked).toHaveLength(2);
});

it('promises no other try of a page that was taken out', async () => {
  show(() =>
    Promise.reject(new RemoteFailure('not-registered', { remote: 'r', module: './Clock' })),
  );
  expect(await screen.findByText('My Clock is no longer here')).toBeDefined();
  expect(screen.queryByText('Try now')).toBeNull();
});

it('says after three seconds that the page is late, and shows it when it comes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let come: (page: LoadedPage) => void = () => undefined;
  show(() => new Promise((done) => (come = done)));
  await act(async () => await vi.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByText('My Clock is slow to load')).toBeNull();
  await act(async () => await vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('My Clock is slow to load')).toBeDefined();
  await act(async () => come(loaded(() => 'The page')));
  expect(screen.getByText('The page')).toBeDefined();
});

it('shows a page that comes in the moment in which it would be late', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let come: (page: LoadedPage) => void = () => undefined;
  show(() => new Promise((done) => (come = done)));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2_900);
    come(loaded(() => 'The page'));
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('The page')).toBeDefined();
});

it('falls back by itself from a version that fails its first showing, and reports it', async () => {
  const asked: PageRequest[] = [];
  const outcomes: string[] = [];
  show(
    (page) => {
      asked.push(page);
      return Promise.resolve(
        page.avoidVersions ? loaded(() => 'The older page', 'v1') : loaded(fail, 'v2'),
      );
    },
    ({ outcome }) => outcomes.push(outcome),
  );
  expect(await screen.findByText('The older page')).toBeDefined();
  expect(screen.queryByText('Try now')).toBeNull();
  expect(asked.map(({ avoidVersions }) => avoidVersions)).toEqual([undefined, ['v2']]);
  expect(outcomes).toEqual(['render']);
});

it('says so when nothing can be fallen back to, and begins anew when asked', async () => {
  let isBroken = true;
  const asked: (boolean | undefined)[] = [];
  show((page) => {
    asked.push(page.isRetry);
    return page.avoidVersions
      ? Promise.reject(new RemoteFailure('threw', { remote: 'r', module: './Clock' }))
      : Promise.resolve(loaded(() => (isBroken ? fail() : 'The page')));
  });
  const retry = await screen.findByText('Try now');
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByText('The page')).toBeDefined();
  expect(asked).toEqual([undefined, undefined, true]);
});

it('shows the panel when a version fails that has worked, and the same one when asked', async () => {
  let isBroken = true;
  const page = { ...loaded(() => (isBroken ? fail() : 'The page')), failed: () => false };
  show(() => Promise.resolve(page));
  const retry = await screen.findByText('Try now');
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByText('The page')).toBeDefined();
});

it('falls back when `start` throws, and leaves no listener of it behind', async () => {
  const heard: string[] = [];
  const { bus } = show((page) =>
    Promise.resolve({
      ...loaded(() => 'The page', page.avoidVersions ? 'v1' : 'v2'),
      start: (host) => {
        host.bus.on('features-changed', () => void heard.push(page.avoidVersions ? 'v1' : 'v2'));
        return page.avoidVersions ? () => fail() : fail();
      },
    }),
  );
  expect(await screen.findByText('The page')).toBeDefined();
  act(() => bus.emit('features-changed', {}));
  expect(heard).toEqual(['v1']);
});

it('starts a version though the one before throws while it ends, and reports that', async () => {
  const started = vi.fn(() => () => undefined);
  const { reports } = show(() =>
    Promise.resolve({ ...loaded(() => 'The page', 'v3'), start: started }),
  );
  expect(await screen.findByText('The page')).toBeDefined();
  expect(started).toHaveBeenCalledOnce();
  expect(reports[0]).toContain('its end threw Error: broken');
});

describe('a release while the page stands open', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) =>
    act(async () => await vi.advanceTimersByTimeAsync(seconds * 1000));
  const fiveMinutes = () => pass(300);

  it('takes the place of a page where nobody is', async () => {
    show(() => Promise.resolve(loaded(() => 'Version 1', 'v1')));
    await screen.findByText('Version 1');
    newer = loaded(() => 'Version 2', 'v2');
    await fiveMinutes();
    expect(await screen.findByText('Version 2')).toBeDefined();
  });

  it('is taken within a minute of being told, but not by all pages at once', async () => {
    vi.useRealTimers();
    vi.useFakeTimers();
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.75);
    onTestFinished(() => chance.mockRestore());
    const { hostBus } = show(() => Promise.resolve(loaded(() => 'Version 2', 'v2')));
    await pass(150);
    expect(screen.getByText('Version 2')).toBeDefined();
    newer = loaded(() => 'Version 1', 'v1');
    act(() => hostBus.emit('releases-changed', {}));
    await pass(40);
    expect(screen.queryByText('Version 1')).toBeNull();
    await pass(10);
    expect(screen.getByText('Version 1')).toBeDefined();
  });

  it('waits while somebody has typed something', async () => {
    show(() => Promise.resolve(loaded(() => <input aria-label="Comment" />, 'v1')));
    const field = await screen.findByLabelText('Comment');
    fireEvent.input(field, { target: { value: 'Late bus' } });
    newer = loaded(() => 'Version 2', 'v2');
    for (let count = 0; count < 13; count += 1) await fiveMinutes();
    expect(screen.queryByText('Version 2')).toBeNull();
    fireEvent.input(field, { target: { value: '' } });
    for (let count = 0; count < 13; count += 1) await fiveMinutes();
    expect(await screen.findByText('Version 2')).toBeDefined();
  });

  it('waits for a punch that can still be undone or is being sent', async () => {
    const { bus } = show(() => Promise.resolve(loaded(() => 'Version 1', 'v1')));
    await screen.findByText('Version 1');
    newer = loaded(() => 'Version 2', 'v2');
    act(() => bus.emit('unsent-punches', { employeeId: session.employeeId, count: 1 }));
    await fiveMinutes();
    expect(screen.queryByText('Version 2')).toBeNull();
    act(() => bus.emit('unsent-punches', { employeeId: session.employeeId, count: 0 }));
    await fiveMinutes();
    expect(await screen.findByText('Version 2')).toBeDefined();
  });

  it('waits for a dialog to be closed', async () => {
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true);
      return <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Details" />;
    };
    show(() => Promise.resolve(loaded(Page, 'v1')));
    const dialog = await screen.findByRole('dialog');
    newer = loaded(() => 'Version 2', 'v2');
    await fiveMinutes();
    expect(screen.queryByText('Version 2')).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    for (let count = 0; count < 13; count += 1) await fiveMinutes();
    expect(await screen.findByText('Version 2')).toBeDefined();
  });
});

function fail(): never {
  throw new Error('broken');
}

const session = employeeSession({
  id: 7,
  employeeNumber: '20418',
  firstName: 'Amara',
  lastName: 'Okafor',
  assignments: [],
});

/** Released since the page was opened. */
let newer: LoadedPage | undefined;
beforeEach(() => void (newer = undefined));

/** A version on trial. */
function loaded(Page: LoadedPage['Page'], version = 'v1'): LoadedPage {
  return {
    manifest: exampleRemote({ version }),
    Page,
    messages: {},
    shown: () => () => undefined,
    failed: () => true,
  };
}

/** Renders the page over the test's loader; returns the reports. */
function show(
  load: (page: PageRequest) => Promise<LoadedPage>,
  note: (attempt: RemoteAttempt) => void = () => undefined,
) {
  const reports: string[] = [];
  const { loader, failures } = exampleServices();
  const services = exampleServices({
    loader: { ...loader, load, loadNewer: () => Promise.resolve(newer) },
    health: { note, setSignedIn: () => undefined, flush: () => undefined },
    failures: { ...failures, report: (message) => reports.push(message) },
  });
  const rendered = renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={exampleSession()}>
        <RemotePage remote="remote-employee" route={clock} />
      </SessionContext>
    </ServicesContext>,
    { messages, session },
  );
  return { reports, bus: services.bus, hostBus: rendered.bus };
}

const clock: RouteDescription = {
  name: 'Clock',
  path: '/time/clock',
  module: './Clock',
  title: { en: 'My Clock', de: 'Meine Stempeluhr', es: 'Mi reloj', th: 'ลงเวลา' },
  access: { session: 'employee' },
  chrome: 'application',
};
