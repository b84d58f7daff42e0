import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBusEvent, useHost, useIsAtRest, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ShellUpdates } from '../data/createShellUpdates.ts';
import { useIsTyping } from './useIsTyping.ts';

/**
 * Says that a new version is ready (spec §8). With the okay it starts at a safe moment: nothing
 * unsaved, nothing open, no punch on its way. A terminal, where nobody reads it, takes it by itself.
 */
export function UpdatePrompt({ updates }: { readonly updates: ShellUpdates }): null {
  const text = useText();
  const snackbar = useSnackbar();
  const { session } = useHost();
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const isAtRest = useIsAtRest();
  const isTyping = useIsTyping();
  const [unsent, setUnsent] = useState(0);
  useBusEvent('unsent-punches', ({ count }) => setUnsent(count));
  const isTerminal = session.kind === 'terminal';
  const [isAgreed, setIsAgreed] = useState(false);
  const isSafe = isAtRest && !isTyping && (unsent === 0 || !navigator.onLine);

  const isAsked = isReady && !isTerminal;
  useEffect(() => {
    if (!isAsked || isAgreed) return undefined;
    return snackbar.show({
      text: text('shell.update.ready'),
      stays: true,
      action: { label: text('shell.update.okay'), onSelect: () => setIsAgreed(true) },
    });
  }, [isAsked, isAgreed, snackbar, text]);
  const sayLater = useEffectEvent(() => {
    if (!isSafe) snackbar.show({ text: text('shell.update.later') });
  });
  useEffect(() => {
    if (isAgreed) sayLater();
  }, [isAgreed]);

  const isDue = isReady && isSafe && (isAgreed || isTerminal);
  useEffect(() => {
    if (isDue) void updates.take();
  }, [isDue, updates]);
  return null;
}
