import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from 'shared-contracts';
import { useHost } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { longestWait } from '../remotes/createEarlyLoads.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import type { LoadedPage } from '../remotes/RemoteLoader.ts';
import { useSafeMoment } from '../safe-moment/view/useSafeMoment.ts';

type Shown =
  | { readonly state: 'loading' | 'late' }
  | { readonly state: 'loaded'; readonly page: LoadedPage; readonly answers: Question }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly answers: Question };

/** The language and the attempt. */
interface Question {
  readonly locale: Locale;
  readonly attempt: number;
}

interface Attempt {
  readonly number: number;
  readonly isRetry?: boolean;
  readonly avoidVersions?: readonly string[];
}

const first: Attempt = { number: 0 };

/**
 * Code and messages of a remote's page; `late` after three seconds. They change with the language,
 * on `retry`, when the version fails, and with a release while nobody is active.
 */
export function useRemotePage(remote: string, module: string, locale: Locale) {
  const { loader, early, failures, isPunching } = useServices();
  const { session } = useHost();
  const [begun] = useState(() => early.of({ remote, module, locale }));
  const [attempt, setAttempt] = useState(first);
  const [shown, setShown] = useState<Shown>(() =>
    begun?.page
      ? { state: 'loaded', page: begun.page, answers: { locale, attempt: 0 } }
      : { state: begun?.isLate ? 'late' : 'loading' },
  );
  useEffect(() => early.forget({ remote, module, locale }), [early, remote, module, locale]);
  const answers = 'answers' in shown ? shown.answers : undefined;
  const isShown = answers?.locale === locale && answers.attempt === attempt.number;

  const load = useEffectEvent(async () => {
    const isBegun = begun?.locale === locale && attempt === first && answers === undefined;
    if (isBegun) return await begun.loading;
    const { number: _number, ...wishes } = attempt;
    const isPunchRunning = session.kind === 'employee' && isPunching(session.employeeId);
    const isOtherLanguage = answers?.attempt === attempt.number;
    const keepsVersion = isPunchRunning || isOtherLanguage;
    return await loader.load({ remote, module, locale, ...wishes, keepsVersion });
  });
  useEffect(() => {
    if (isShown) return undefined;
    let isCurrent = true;
    const now = { locale, attempt: attempt.number };
    load().then(
      (page) => {
        if (isCurrent) setShown({ state: 'loaded', page, answers: now });
      },
      (fault: unknown) => {
        if (!(fault instanceof RemoteFailure)) throw fault;
        failures.report(fault.message, 'ERROR', fault.kind);
        if (isCurrent) setShown({ state: 'failed', failure: fault, answers: now });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [failures, remote, module, locale, attempt, isShown]);

  useEffect(() => {
    if (shown.state !== 'loading') return undefined;
    // The page may be loaded and waiting to render.
    const end = () => setShown((now) => (now.state === 'loading' ? { state: 'late' } : now));
    const timer = setTimeout(end, longestWait);
    return () => clearTimeout(timer);
  }, [shown]);

  useSafeMoment((isStill) => {
    if (shown.state !== 'loaded') return;
    void loader.loadNewer({ remote, module, locale }, shown.page.manifest).then((page) => {
      if (page && isStill()) setShown({ ...shown, page });
    });
  });

  return {
    shown,
    retry: () => setAttempt(({ number }) => ({ number: number + 1, isRetry: true })),
    /** Replaces this failed version with another. */
    fallBack(version: string) {
      setShown({ state: 'loading' });
      setAttempt(({ number, avoidVersions = [] }) => ({
        number: number + 1,
        avoidVersions: [...avoidVersions, version],
      }));
    },
  };
}
