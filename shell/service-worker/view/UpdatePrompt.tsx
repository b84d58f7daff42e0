import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHost, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isAllDone } from '../../safe-moment/rules/mayTakeNow.ts';
import { useReadWork } from '../../safe-moment/view/useSafeMoment.ts';
import type { ShellUpdates } from '../data/createShellUpdates.ts';

const everyMilliseconds = 1_000;

/**
 * Announces a new version (spec §8). Once accepted, it starts as soon as no work would be lost. An
 * unattended terminal takes it by itself.
 */
export function UpdatePrompt({ updates }: { readonly updates: ShellUpdates }): null {
  const text = useText();
  const snackbar = useSnackbar();
  const { session } = useHost();
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const isTerminal = session.kind === 'terminal';
  const [isAgreed, setIsAgreed] = useState(false);

  const isAsked = isReady && !isTerminal;
  useEffect(() => {
    if (!isAsked || isAgreed) return undefined;
    return snackbar.show({
      text: text('shell.update.ready'),
      stays: true,
      action: { label: text('shell.update.okay'), onSelect: () => setIsAgreed(true) },
    });
  }, [isAsked, isAgreed, snackbar, text]);

  const readWork = useReadWork();
  const takeIfDone = useEffectEvent(() => {
    const isDone = isAllDone(readWork());
    if (isDone) void updates.take();
    return isDone;
  });
  const sayLater = useEffectEvent(() => {
    if (!isTerminal) snackbar.show({ text: text('shell.update.later') });
  });
  const isDue = isReady && (isAgreed || isTerminal);
  useEffect(() => {
    if (!isDue || takeIfDone()) return undefined;
    sayLater();
    const timer = setInterval(() => {
      if (takeIfDone()) clearInterval(timer);
    }, everyMilliseconds);
    return () => clearInterval(timer);
  }, [isDue]);
  return null;
}
