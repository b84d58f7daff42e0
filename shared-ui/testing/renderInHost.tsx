import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import {
  createApiClient,
  createEventBus,
  defaultFeatures,
  type EmployeeSession,
  type EventBus,
  type Locale,
  type RemoteHost,
  type Session,
} from 'shared-contracts';
import {
  ApplicationRouter,
  createAppStore,
  createQueryClient,
  fetchLaterParts,
  HostProvider,
  ScrollArea,
  SlotOutlet,
  UiLayers,
  UiProvider,
} from 'shared-ui';
import { onTestFinished } from 'vitest';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as th } from '../messages/th.ts';
import { createNavigator } from '../navigation/createNavigator.ts';
import { checkFetched } from './checkFetched.ts';
import { memoryBar } from './memoryBar.ts';

// As in a page that has been idle for a moment.
await fetchLaterParts();

/** Node's; the real one even with fake timers. */
declare function setImmediate(work: () => void): unknown;
const inNextTurn = setImmediate;

const { asyncWrapper } = getConfig();
configure({
  // A rendered part listens only after React's effects, one task later.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found: unknown = await wait();
      await new Promise<void>((done) => inNextTurn(done));
      return found;
    }),
});

/** Uncompiled messages; in tests react-intl parses them. */
type Texts = Readonly<Record<string, string>>;

export interface RenderOptions {
  /** Responds to every call; a missing response, or one outside the contract, fails the test. */
  readonly fetch?: (request: Request) => Promise<Response> | Response;
  readonly session?: Session;
  readonly features?: Partial<RemoteHost['features']['features']>;
  readonly properties?: Partial<RemoteHost['features']['properties']>;
  /** False: a company without an HR system. */
  readonly isHrConnected?: boolean;
  readonly locale?: Locale;
  /** The package's messages in that language. */
  readonly messages?: Texts;
  /** Hash path with its query, for example `/time/clock`. */
  readonly path?: string;
}

export interface RenderedInHost extends RenderResult {
  readonly host: RemoteHost;
  readonly bus: EventBus;
  /** The current path. */
  readonly path: () => string;
  /** Switches the page to another language, as after a change in the settings. */
  readonly speak: (locale: Locale, messages: Texts) => void;
}

/**
 * Renders a page as the shell does: theme, messages, router, cache, dialogs, slots, with a real API
 * client and bus. Only the network is fake. A missing message fails the test.
 */
export function renderInHost(page: ReactNode, options: RenderOptions = {}): RenderedInHost {
  const { path = '/', session = { kind: 'none' } } = options;
  let { locale = 'en' } = options;
  const bus = createEventBus();
  const host: RemoteHost = {
    api: createApiClient({
      baseUrl: 'http://localhost',
      fetch: checkFetched(options.fetch, failLater),
      locale: () => locale,
      newKey: () => crypto.randomUUID(),
    }),
    bus,
    locale,
    features: {
      features: { ...defaultFeatures.features, ...options.features },
      properties: { ...defaultFeatures.properties, ...options.properties },
      isHrConnected: options.isHrConnected ?? true,
    },
    session,
  };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
  const navigator = createNavigator(memoryBar(path));
  const store = createAppStore();
  const inLanguage = (messages: Texts = {}) => (
    <UiProvider
      locale={locale}
      messages={{ ...uiMessages[locale], ...messages }}
      queryClient={queryClient}
      store={store}
      onWordsFault={failTest}
    >
      <HostProvider host={{ ...host, locale }}>
        <ApplicationRouter navigator={navigator}>
          <SlotOutlet name="headerText" />
          <SlotOutlet name="headerExtra" />
          <ScrollArea>{page}</ScrollArea>
          <SlotOutlet name="bottomBar" />
          <UiLayers />
        </ApplicationRouter>
      </HostProvider>
    </UiProvider>
  );
  const result = render(inLanguage(options.messages));
  return {
    ...result,
    host,
    bus,
    path: () => createPath(navigator.shown()),
    speak(other, messages) {
      locale = other;
      result.rerender(inLanguage(messages));
    },
  };
}

/** An employee's session; override what the test needs. */
export function employeeSession(
  employee: EmployeeSession['employee'],
  changes: Partial<EmployeeSession> = {},
): EmployeeSession {
  return {
    kind: 'employee',
    employeeId: employee.id,
    authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
    assignAuths: [],
    employee,
    configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
    ...changes,
  };
}

const uiMessages: Readonly<Record<Locale, Texts>> = { en, de, es, th };

/** Also fails if the page mistakes the fault for a network failure. */
function failLater(fault: unknown): void {
  onTestFinished(() => {
    throw fault;
  });
}

function failTest(fault: Error): never {
  throw fault;
}
