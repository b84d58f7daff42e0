import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
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
  createAppStore,
  createQueryClient,
  fetchLaterParts,
  HostProvider,
  RouterProvider,
  ScrollArea,
  SlotOutlet,
  UiLayers,
  UiProvider,
  type Messages,
} from 'shared-ui';
import { onTestFinished } from 'vitest';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as th } from '../messages/th.ts';
import { loadIcu } from '../messages/wholeIcu.ts';
import { createRouter } from '../navigation/createRouter.ts';
import { checkFetched } from './checkFetched.ts';
import { memoryBar } from './memoryBar.ts';

// As in a page that has been quiet for a moment; words in tests are not compiled.
await Promise.all([fetchLaterParts(), loadIcu()]);

/** Node's; the real one, also where a test sets the time. */
declare function setImmediate(work: () => void): unknown;
const inNextTurn = setImmediate;

const { asyncWrapper } = getConfig();
configure({
  // A part that is on the screen listens only when React has run its effects, one turn later.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found: unknown = await wait();
      await new Promise<void>((done) => inNextTurn(done));
      return found;
    }),
});

export interface RenderOptions {
  /** Answers every call; one without an answer, or with another than the contract has, fails the test. */
  readonly fetch?: (request: Request) => Promise<Response> | Response;
  readonly session?: Session;
  readonly features?: Partial<RemoteHost['features']['features']>;
  readonly properties?: Partial<RemoteHost['features']['properties']>;
  /** False as in a company without an HR system. */
  readonly isHrConnected?: boolean;
  readonly locale?: Locale;
  /** The package's messages in that language. */
  readonly messages?: Messages;
  /** Hash path with its query, for example `/time/clock`. */
  readonly path?: string;
}

export interface RenderedInHost extends RenderResult {
  readonly host: RemoteHost;
  readonly bus: EventBus;
  /** The path that is shown now. */
  readonly path: () => string;
  /** Shows the same page in another language, as when somebody saves it in the settings. */
  readonly speak: (locale: Locale, messages: Messages) => void;
}

/**
 * Renders a page as the shell would: look, words, router, cache, dialogs, slots, over a real API
 * client and bus. Only the network is the test's. A missing message fails.
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
  const router = createRouter(memoryBar(path));
  const store = createAppStore();
  const inLanguage = (messages: Messages = {}) => (
    <UiProvider
      locale={locale}
      messages={{ ...uiMessages[locale], ...messages }}
      queryClient={queryClient}
      store={store}
      onMissingMessage={failTest}
    >
      <HostProvider host={{ ...host, locale }}>
        <RouterProvider router={router}>
          <SlotOutlet name="headerText" />
          <SlotOutlet name="headerExtra" />
          <ScrollArea>{page}</ScrollArea>
          <SlotOutlet name="bottomBar" />
          <UiLayers />
        </RouterProvider>
      </HostProvider>
    </UiProvider>
  );
  const result = render(inLanguage(options.messages));
  return {
    ...result,
    host,
    bus,
    path: () => router.location().pathname + router.location().search,
    speak(other, messages) {
      locale = other;
      result.rerender(inLanguage(messages));
    },
  };
}

/** A session of somebody, to be changed where the test cares. */
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

const uiMessages: Readonly<Record<Locale, Messages>> = { en, de, es, th };

/** Also where the page takes the fault for a network that failed. */
function failLater(fault: unknown): void {
  onTestFinished(() => {
    throw fault;
  });
}

function failTest(fault: string): never {
  throw new Error(fault);
}
