import type { EmployeeSession, Locale } from 'shared-contracts';
import { findRoute } from '../routes/rules/findRoute.ts';
import { mayOpen } from '../routes/rules/mayOpen.ts';
import { landingPath, pathOfRoute } from '../routes/rules/pathOfRoute.ts';
import { publicRoutes, shellRoutes } from '../routes/rules/shellRoutes.ts';
import { element } from './element.ts';
import { paintClock } from './paintClock.ts';
import { paintFrame } from './paintFrame.ts';
import { paintLogIn } from './paintLogIn.ts';
import { paintTerminal } from './paintTerminal.ts';
import { readKnown, readRegistry, type Known } from './readKnown.ts';
import { longDay } from './time.ts';
import { words } from './words.ts';

interface Painted {
  readonly content: HTMLElement;
  readonly locale: Locale;
  readonly primary: string | null;
}

const logIns: readonly string[] = [publicRoutes.Login, publicRoutes.PasswordLogin];
const notices: readonly string[] = Object.values(publicRoutes).filter(
  (path) => !logIns.includes(path),
);

/** What stands at the hash path for whoever asks; undefined where that cannot be told. */
export function paintPage(path: string, pageLocale: Locale): Painted | undefined {
  const registry = readRegistry();
  const route = findRoute(registry, path)?.route;
  const isTerminal = route?.access.session === 'terminal';
  const known = readKnown(isTerminal ? 'terminal' : 'employee');
  if (!known || notices.includes(path) || route?.access.session === 'public') return undefined;
  const { session, primary } = known;
  const look = { primary, locale: pageLocale };
  if (session.kind === 'terminal') {
    return { ...look, content: paintTerminal(session, pageLocale) };
  }
  if (session.kind === 'none') {
    if (isTerminal) return undefined;
    const { FACIAL_RECOGNITION } = known.features.features;
    const hasChoice =
      FACIAL_RECOGNITION &&
      known.features.properties.FACIAL_RECOGNITION_EMPLOYEE_LOGIN &&
      pathOfRoute('FaceLogin', registry) !== undefined;
    const hasForm = !hasChoice || path === publicRoutes.PasswordLogin;
    return { ...look, content: paintLogIn(pageLocale, hasForm) };
  }
  const { locale } = session.configuration;
  const isShells = Object.values(shellRoutes).some((own) => own.path === path);
  const wanted = route || isShells ? path : landingPath(session, known.features, registry);
  const content = paintFramed(known, session, wanted, locale);
  return content && { primary, locale, content };
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
  if (route && mayOpen(route.access, session, known.features) !== 'open') return undefined;
  if (route?.name !== 'Clock' || isRefused) {
    const content = element('div', 'rest', ...['', '', '', '', ''].map(bone));
    return paintFrame(known, session, registry, locale, { path, title, content });
  }
  const zone = session.employee.assignments[0]?.timeZone;
  const text = longDay(new Date().toISOString(), locale, zone, true);
  const content = paintClock(known, session, locale);
  return paintFrame(known, session, registry, locale, { path, title, text, content });
}

function bone(): HTMLElement {
  return element('div', 'row', element('span', 'bone'));
}
