import { useRef, useState } from 'react';
import { answer, type Locale, type Session } from 'shared-contracts';
import type { KnownStart, SessionKind } from '../kept-state/data/createKeptState.ts';
import { loadShellMessages } from '../locale/data/loadShellMessages.ts';
import { rememberPageLocale } from '../locale/data/pageLocale.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import { sessionMark } from '../session/data/marks.ts';
import type { Services } from '../services/Services.ts';
import type { Start } from './loadStart.ts';
import type { SessionControl } from '../services/SessionControl.ts';

export interface SessionState {
  readonly control: SessionControl;
  /** After a start from the kept state; nothing where somebody has logged in or out meanwhile. */
  readonly takeFromServer: (known: KnownStart) => Promise<void>;
  readonly messages: Start['messages'];
}

/** Who is signed in, what is switched on, and in which language. */
export function useSessionState({ api, loader, kept }: Services, start: Start): SessionState {
  const [session, setSession] = useState(start.session);
  const [hasTerminalEnded, setHasTerminalEnded] = useState(false);
  const [features, setFeatures] = useState(start.features);
  const [words, setWords] = useState({ locale: start.locale, messages: start.messages });

  const hasMoved = useRef(false);

  async function chooseLocale(locale: Locale): Promise<void> {
    if (locale === words.locale) return;
    const messages = await loadShellMessages(locale);
    rememberPageLocale(locale);
    setWords({ locale, messages });
  }

  async function refreshSession(kind: 'employee' | 'terminal'): Promise<Session> {
    const read =
      kind === 'employee' ? await readEmployeeSession(api) : await readTerminalSession(api);
    hasMoved.current = true;
    keepNow(kept, kind, { session: read, features, colors: start.colors });
    await takeSession(read);
    return read;
  }

  async function takeSession(read: Session): Promise<void> {
    if (read.kind === 'employee') {
      sessionMark.set();
      await chooseLocale(read.configuration.locale);
    }
    loader.keepCohort(read);
    setHasTerminalEnded(session.kind === 'terminal' && read.kind === 'none');
    setSession(read);
  }

  return {
    messages: words.messages,
    async takeFromServer(known) {
      if (hasMoved.current) return;
      const isTerminal = [start, known].some((each) => each.session.kind === 'terminal');
      keepNow(kept, isTerminal ? 'terminal' : 'employee', known);
      setFeatures(known.features);
      await takeSession(known.session);
    },
    control: {
      session,
      hasTerminalEnded,
      features,
      locale: words.locale,
      refreshSession,
      chooseLocale,
      refreshFeatures: async () => setFeatures(await answer(api.GET('/api/info/features'))),
      dropSession() {
        hasMoved.current = true;
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
