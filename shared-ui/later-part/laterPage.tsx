import { useEffect, useReducer, useState, type ComponentType } from 'react';
import { FailurePanel } from '../feedback/FailurePanel.tsx';
import { Loader } from '../feedback/Loader.tsx';

/**
 * A page whose code loads when it is opened. A missing file is retried once at once; after that,
 * only this page shows the failure, and retries in place.
 */
export function laterPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function LaterPage(props: Props) {
    const [failure, setFailure] = useState<unknown>();
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
    const [, show] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return undefined;
      let isShown = true;
      load()
        .catch(load)
        .then(
          (page) => {
            Loaded = page;
            if (isShown) show();
          },
          (fault: unknown) => isShown && setFailure(fault),
        );
      return () => {
        isShown = false;
      };
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (failure === undefined) return <Loader />;
    return (
      <FailurePanel
        failure={failure}
        onRetry={() => {
          setFailure(undefined);
          tryAgain();
        }}
      />
    );
  };
}
