import { useEffect, useState } from 'react';
import type { Locale } from 'shared-contracts';
import { useServices } from '../../application/SessionContext.tsx';
import { RemoteFailure } from '../../remotes/RemoteFailure.ts';
import type { LoadedPage } from '../../remotes/RemoteLoader.ts';

export type RemotePageState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly page: LoadedPage; readonly locale: Locale }
  | { readonly state: 'failed'; readonly failure: RemoteFailure };

/** Code and words of a remote's page; they change with the language and on `retry`. */
export function useRemotePage(remote: string, module: string, locale: Locale) {
  const { loader, early, failures } = useServices();
  const [first] = useState(() => early.take({ remote, module, locale }));
  const [shown, setShown] = useState<RemotePageState>(
    first ? { state: 'loaded', page: first, locale } : { state: 'loading' },
  );
  const [attempt, setAttempt] = useState<{ count: number; avoidVersion?: string }>({ count: 0 });
  const isThere = first !== undefined && attempt.count === 0 && shown.state === 'loaded';
  const isNeeded = !(isThere && shown.locale === locale);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const { avoidVersion } = attempt;
    loader.load({ remote, module, locale, ...(avoidVersion ? { avoidVersion } : {}) }).then(
      (page) => {
        if (isCurrent) setShown({ state: 'loaded', page, locale });
      },
      (fault: unknown) => {
        if (!(fault instanceof RemoteFailure)) throw fault;
        failures.report(fault.message);
        if (isCurrent) setShown({ state: 'failed', failure: fault });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, failures, remote, module, locale, attempt, isNeeded]);

  return {
    shown,
    retry: (avoidVersion?: string) =>
      setAttempt(({ count }) => ({ count: count + 1, ...(avoidVersion ? { avoidVersion } : {}) })),
  };
}
