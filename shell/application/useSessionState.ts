import { useRef, useState } from 'react';
import { answer, type Locale } from 'shared-contracts';
import type { KnownStart, SessionKind } from '../kept-state/data/createKeptState.ts';
import { loadShellMessages } from '../locale/data/loadShellMessages.ts';
import { rememberPageLocale } from '../locale/data/pageLocale.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import { saveConfiguration } from '../session/data/saveConfiguration.ts';
import { sessionMark } from '../session/data/marks.ts';
import type { ShellSession } from '../session/rules/shellSession.ts';
import type { Services } from '../services/Services.ts';
import type { Start } from './loadStart.ts';
import type { SessionControl } from '../services/SessionControl.ts';

export interface SessionState {
  readonly control: SessionControl;
  /** After a start from cached state; ignored if somebody has logged in or out in the meantime. */
  readonly takeFromServer: (known: KnownStart) => Promise<void>;
  readonly messages: Start['messages'];
  readonly colors: Start['colors'];
}

/** Session, features, language and company colours. */
export function useSessionState(services: Services, start: Start): SessionState {
  const { api, loader, kept } = services;
  const [session, setSession] = useState(start.session);
  const [hasTerminalEnded, setHasTerminalEnded] = useState(false);
  const [features, setFeatures] = useState(start.features);
  const [words, setWords] = useState({ locale: start.locale, messages: start.messages });

  const [colors, setColors] = useState(start.colors);
  /** Number of log-ins and log-outs: responses to requests from before are discarded. */
  const moves = useRef(0);
  /** Chosen manually before log-in. */
  const chosen = useRef<Locale | null>(null);

  async function chooseLocale(locale: Locale): Promise<void> {
    if (locale === words.locale) return;
    const messages = await loadShellMessages(locale);
    rememberPageLocale(locale);
    setWords({ locale, messages });
  }

  async function refreshSession(kind: 'employee' | 'terminal'): Promise<ShellSession> {
    const read =
      kind === 'employee'
        ? withLocale(services, await readEmployeeSession(api), chosen.current)
        : await readTerminalSession(api);
    // A person who must choose a new password is not logged in yet.
    if (read.kind !== 'none') chosen.current = null;
    moves.current += 1;
    keepNow(kept, kind, { session: read, features, colors });
    await takeSession(read);
    return read;
  }

  async function takeSession(read: ShellSession): Promise<void> {
    const move = moves.current;
    if (read.kind === 'employee') {
      sessionMark.set();
      await chooseLocale(read.configuration.locale);
    }
    if (move !== moves.current) return;
    loader.keepCohort(read);
    setHasTerminalEnded(session.kind === 'terminal' && read.kind === 'none');
    setSession(read);
  }

  return {
    messages: words.messages,
    colors,
    async takeFromServer(known) {
      if (moves.current > 0) return;
      const isTerminal = [start, known].some((each) => each.session.kind === 'terminal');
      keepNow(kept, isTerminal ? 'terminal' : 'employee', known);
      setFeatures(known.features);
      // The theme is only recreated when the colours change.
      setColors((shown) =>
        JSON.stringify(shown) === JSON.stringify(known.colors) ? shown : known.colors,
      );
      await takeSession(known.session);
    },
    control: {
      session,
      hasTerminalEnded,
      features,
      locale: words.locale,
      refreshSession,
      chooseLocale(locale) {
        chosen.current = locale;
        return chooseLocale(locale);
      },
      refreshFeatures: async () => setFeatures(await answer(api.GET('/api/info/features'))),
      dropSession() {
        moves.current += 1;
        sessionMark.clear();
        kept.drop();
        loader.keepCohort({ kind: 'none' });
        setHasTerminalEnded(false);
        setSession({ kind: 'none' });
      },
    },
  };
}

function keepNow(kept: Services['kept'], kind: SessionKind, known: KnownStart): void {
  kept.keepStart(kind, known, Date.now());
}

/** A language chosen before log-in is kept, as if chosen in the settings. */
function withLocale(
  { api, failures }: Services,
  read: ShellSession,
  locale: Locale | null,
): ShellSession {
  if (read.kind !== 'employee' || locale === null || locale === read.configuration.locale)
    return read;
  const configuration = { ...read.configuration, locale };
  saveConfiguration(api, read.employeeId, configuration).catch(() =>
    failures.report('The language was not kept.'),
  );
  return { ...read, configuration };
}
