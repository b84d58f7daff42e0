import type { components, FeatureInfo, Session, SignedRegistry } from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';
import { soundRegistry } from 'shared-contracts/registry/soundManifest.ts';
import { createKeptState, type SessionKind } from '../kept-state/data/createKeptState.ts';
import { companyColorsOf } from '../kept-state/data/companyColorsOf.ts';
import { logOutEnd, logOutMark } from '../session/data/marks.ts';

type Schemas = components['schemas'];

/** What can be painted before any request. */
export interface Known {
  readonly features: FeatureInfo;
  readonly session: Session;
  readonly colors: CompanyColors;
  /** The own open shift; undefined if unknown. */
  readonly shift: KnownShift | undefined;
}

export interface KnownShift {
  readonly pair: Schemas['TimePair'] | null;
  /** Server time in epoch milliseconds at the page's time origin. */
  readonly serverAtStart: number;
}

type Registry = Omit<SignedRegistry, 'signature'>;

export function readRegistry(): Registry {
  return soundRegistry(read<Registry>('registry') ?? { sequence: 0, remotes: [] });
}

/**
 * From the responses embedded in the page; without them (a page from the worker, or a link from
 * another site), from the state cached on this device. Undefined if neither is there.
 */
export function readKnown(kind: SessionKind): Known | undefined {
  const answers = logOutEnd.isAfterPage() ? undefined : read<Answers>('answers');
  const known = answers ? knownFrom(answers, kind) : knownAsKept(kind);
  return known && logOutMark.isSet() ? { ...known, session: { kind: 'none' } } : known;
}

type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

function knownFrom(answers: Answers, kind: SessionKind): Known | undefined {
  const bodyOf = <Body>(path: string): Body | undefined => {
    const answer = answers[path];
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the API's own answer to the path
    return answer?.status === 200 ? (answer.body as Body) : undefined;
  };
  const features = bodyOf<FeatureInfo>('/api/info/features');
  if (!features) return undefined;
  const theme = bodyOf<Schemas['ThemeColors']>('/api/info/theme');
  const company = { features, colors: theme ? companyColorsOf(theme) : {}, shift: undefined };
  if (kind === 'terminal') {
    // The server only embeds it for requests with a terminal's cookie.
    const terminal = bodyOf<Schemas['TerminalSession']>('/api/terminal/session');
    return { ...company, session: terminal ? { kind, ...terminal } : { kind: 'none' } };
  }
  const session = bodyOf<Schemas['Session']>('/api/session');
  if (!session) {
    const isNobody = answers['/api/session']?.status === 401;
    return isNobody ? { ...company, session: { kind: 'none' } } : undefined;
  }
  const { employeeId, authorities, assignAuths } = session;
  const profile = bodyOf<Schemas['Profile']>(`/api/employees/${employeeId}/profile`);
  if (!profile) return undefined;
  const active = bodyOf<Schemas['ActiveUserInfo']>(`/api/time-pairs/${employeeId}/active-shift`);
  return {
    ...company,
    session: { kind, employeeId, authorities, assignAuths, ...profile },
    shift: active && {
      pair: active.activeShiftSummary,
      serverAtStart: Date.parse(active.serverTime) - answeredAt(),
    },
  };
}

/** On the page's clock: the midpoint of its own request. */
function answeredAt(): number {
  const { requestStart = 0, responseStart = 0 }: Partial<PerformanceNavigationTiming> =
    performance.getEntriesByType('navigation')[0] ?? {};
  return (requestStart + responseStart) / 2;
}

function knownAsKept(kind: SessionKind): Known | undefined {
  const kept = createKeptState(localStorage);
  const start = kept.readStart(kind, Date.now());
  if (!start) return undefined;
  const { features, session, colors } = start;
  // My Clock shows the cached clock itself, with its age.
  return { features, session, colors, shift: undefined };
}

function read<Content>(id: string): Content | undefined {
  const text = document.getElementById(id)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-return -- inlined by the server
  return text ? JSON.parse(text) : undefined;
}
