import { useEffect, useEffectEvent, useReducer, type ComponentType, type ReactNode } from 'react';
import { useUiText } from '../messages/useUiText.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';

export interface LaterPartOptions<Props> {
  /** Closes what failed to open. */
  readonly onFailed?: (props: Props) => void;
  /** The placeholder while loading. */
  readonly coming?: ReactNode;
}

/**
 * A part whose code loads when it is first shown. If that fails, only this part shows the failure;
 * the next time it is shown, it is retried.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onFailed, coming = null }: LaterPartOptions<Props> = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  /** Dismisses the message about the last failure. */
  let forgetFailure: () => void = () => undefined;
  return function LaterPart(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const text = useUiText();
    const snackbar = useSnackbar();
    const tellFailure = useEffectEvent(() => {
      const words = text(navigator.onLine ? 'ui.part.failed' : 'ui.part.offline');
      forgetFailure = snackbar.show({ text: words, intent: 'error', topic: 'part' });
      onFailed?.(props);
    });
    useEffect(() => {
      if (Loaded) return undefined;
      let isShown = true;
      const finish = (act: () => void) => isShown && act();
      load().then(
        (part) => {
          Loaded = part;
          forgetFailure();
          finish(renderAgain);
        },
        () => finish(tellFailure),
      );
      return () => {
        isShown = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : coming;
  };
}
