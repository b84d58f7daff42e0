import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useUiText } from '../messages/useUiText.ts';
import { closersAtom } from '../overlay/useBackCloses.ts';
import { useHoldingNavigator } from './ApplicationRouter.tsx';
import type { Hold } from './createNavigator.ts';
import { leaveAtom, leaveBy } from './useLeaveQuestion.ts';
import { unsavedAtom } from './useUnsavedChanges.ts';

/**
 * Lets the back button close the topmost overlay, and asks before unsaved changes are lost. Render
 * once, inside the router.
 */
export function NavigationGuard(): null {
  const store = useStore();
  const dialogs = useDialogs();
  const text = useUiText();
  const navigator = useHoldingNavigator();

  const hold: Hold = useEffectEvent(({ isPop, isToOtherPage, proceed }) => {
    const top = store.get(closersAtom).at(-1);
    if (isPop && top) return top.close;
    if (store.get(leaveAtom) !== null && (isPop || isToOtherPage)) return () => void leaveBy(store);
    if (store.get(unsavedAtom).length === 0 || !isToOtherPage) return undefined;
    return () => void askToLeave().then((leaves) => leaves && proceed());
  });
  useEffect(() => navigator.hold((step) => hold(step)), [navigator]);

  const isHolding = useAtomValue(leaveAtom) !== null;
  const hasCloser = useAtomValue(closersAtom).length > 0 || isHolding;
  useEffect(() => {
    const shown = navigator.shown();
    if (hasCloser && navigator.isAtFirst()) navigator.push(shown, shown.state);
  }, [hasCloser, navigator]);

  async function askToLeave(): Promise<boolean> {
    const guard = store.get(unsavedAtom).at(-1);
    const choice = await dialogs.choose({
      kind: 'warning',
      title: text('ui.leave.title'),
      text: text('ui.leave.text'),
      choices: [
        ...(guard?.save
          ? [{ value: 'save', label: text('ui.leave.save'), look: 'primary' as const }]
          : []),
        { value: 'leave', label: text('ui.leave.leave'), danger: true },
        { value: 'stay', label: text('ui.leave.stay') },
      ],
    });
    // A page that throws instead of returning false must not block navigation for good.
    if (choice === 'save') return guard?.save ? await guard.save().catch(stayAndReport) : true;
    return choice === 'leave';
  }

  return null;
}

function stayAndReport(fault: unknown): false {
  reportError(fault);
  return false;
}
