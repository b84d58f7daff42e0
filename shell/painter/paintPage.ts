import type { EmployeeSession, Locale, RemoteRegistry } from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';
import { findRoute } from '../routes/rules/findRoute.ts';
import { mayOpen } from '../routes/rules/mayOpen.ts';
import { landingPath, pathOfRoute } from '../routes/rules/pathOfRoute.ts';
import { publicRoutes, shellRoutes } from '../routes/rules/shellRoutes.ts';
import { writtenSoon } from './element.ts';
import { paintClock } from './paintClock.ts';
import { paintFrame } from './paintFrame.ts';
import { paintLogIn } from './paintLogIn.ts';
import { paintBoard, paintForms, paintRows } from './paintSkeleton.ts';
import { paintTerminal } from './paintTerminal.ts';
import { paintTerminalLogIn } from './paintTerminalLogIn.ts';
import { readKnown, readRegistry, type Known } from './readKnown.ts';
import { longDay } from './time.ts';
import { words } from './words.ts';

interface Painted {
  readonly content: HTMLElement;
  readonly locale: Locale;
  /** The company's colours. */
  readonly colors: CompanyColors;
}

const logIns: readonly string[] = [publicRoutes.Login, publicRoutes.PasswordLogin];
const notices: readonly string[] = Object.values(publicRoutes).filter(
  (path) => !logIns.includes(path),
);

/** The page at the hash path for this visitor; undefined if unknown. */
export function paintPage(path: string, pageLocale: Locale): Painted | undefined {
  const registry = readRegistry();
  const route = findRoute(registry, path)?.route;
  if (notices.includes(path)) return undefined;
  if (route && (route.access.session === 'terminal' || route.name === 'TerminalLogin')) {
    return paintOfTerminal(pageLocale);
  }
  const known = readKnown('employee');
  if (!known || route?.access.session === 'public') return undefined;
  const { session, colors } = known;
  if (session.kind !== 'employee') {
    const { FACIAL_RECOGNITION, SAML_AUTH } = known.features.features;
    const hasFace =
      FACIAL_RECOGNITION &&
      known.features.properties.FACIAL_RECOGNITION_EMPLOYEE_LOGIN &&
      pathOfRoute('FaceLogin', registry) !== undefined;
    const hasChoice = SAML_AUTH || hasFace;
    const hasForm = !hasChoice || path === publicRoutes.PasswordLogin;
    return { colors, locale: pageLocale, content: paintLogIn(pageLocale, hasForm) };
  }
  const { locale } = session.configuration;
  const content = paintFramed(known, session, shownPath(path, known, registry), locale);
  return content && { colors, locale, content };
}

function paintOfTerminal(locale: Locale): Painted | undefined {
  const known = readKnown('terminal');
  if (!known || !known.features.features.TERMINAL) return undefined;
  const { session, colors } = known;
  const content =
    session.kind === 'terminal' ? paintTerminal(session, locale) : paintTerminalLogIn(locale);
  return { colors, locale, content };
}

/** The session's landing page if the path does not open for it. */
function shownPath(path: string, { session, features }: Known, registry: RemoteRegistry): string {
  const own = Object.values(shellRoutes).find(
    (each) => each.path === path || path.startsWith(`${each.path}/`),
  );
  const place = own ?? findRoute(registry, path)?.route;
  const isOpen = place && mayOpen(place.access, session, features) === 'open';
  return isOpen ? place.path : landingPath(session, features, registry);
}

function paintFramed(known: Known, session: EmployeeSession, path: string, locale: Locale) {
  const registry = readRegistry();
  const { route, remote } = findRoute(registry, path) ?? {};
  const isRefused = registry.remotes.some(
    ({ name, container }) => name === remote && registry.refused?.[container] !== undefined,
  );
  const says = words[locale];
  const own: Readonly<Record<string, string>> = {
    [shellRoutes.Settings.path]: says.settings,
    [shellRoutes.Admin.path]: says.admin,
  };
  const title = route ? route.title[locale] : own[path];
  if (title === undefined || (route && route.chrome !== 'application')) return undefined;
  const isBoard = route?.board === true;
  const frame = { path, title, isBoard, ...(route?.bar && { bar: route.bar }) };
  if (route?.name !== 'Clock' || isRefused) {
    const isSettings = path === shellRoutes.Settings.path;
    const content = isSettings ? paintForms(3, 3) : isBoard ? paintBoard() : paintRows();
    return paintFrame(known, session, registry, locale, { ...frame, content });
  }
  const zone = session.employee.assignments[0]?.timeZone;
  const text = writtenSoon(() => longDay(new Date().toISOString(), locale, zone, true));
  const content = paintClock(known, session, locale);
  return paintFrame(known, session, registry, locale, { ...frame, text, content });
}
