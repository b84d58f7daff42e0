import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useUiText } from '../messages/useUiText.ts';
import { closersAtom } from '../overlay/useBackCloses.ts';
import { onTypedAddress } from './createApplicationRouter.ts';
import { leaveAtom, leaveBy } from './useLeaveQuestion.ts';
import { unsavedAtom } from './useUnsavedChanges.ts';

/** Once inside the router: lets the back button close what lies on top, and asks before loss. */
export function NavigationGuard(): null {
  const store = useStore();
  const dialogs = useDialogs();
  const text = useUiText();
  const navigate = useNavigate();
  const location = useLocation();
  const wentBack = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
    wentBack.current = historyAction === 'POP';
    if (wentBack.current && store.get(closersAtom).length > 0) return true;
    if (store.get(leaveAtom) !== null) return wentBack.current || isElsewhere;
    return store.get(unsavedAtom).length > 0 && isElsewhere;
  });

  const answer = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const top = store.get(closersAtom).at(-1);
    if (wentBack.current && top) {
      blocker.reset();
      top.close();
    } else if (store.get(leaveAtom) !== null) {
      blocker.reset();
      await leaveBy(store);
    } else if (await askToLeave()) blocker.proceed();
    else blocker.reset();
  });
  const isHolding = useAtomValue(leaveAtom) !== null;
  const hasCloser = useAtomValue(closersAtom).length > 0 || isHolding;
  const stepInside = useEffectEvent(() => {
    const state: unknown = location.state;
    if (isFirstEntry()) void navigate(location, { state });
  });
  useEffect(() => {
    if (hasCloser) stepInside();
  }, [hasCloser]);

  useEffect(
    () => (isHolding ? onTypedAddress(() => void leaveBy(store)) : undefined),
    [isHolding, store],
  );

  useEffect(() => {
    if (blocker.state === 'blocked') void answer();
  }, [blocker]);

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
    // What a page throws instead of saying false must not leave the way blocked for good.
    if (choice === 'save') return guard?.save ? await guard.save().catch(stayAndReport) : true;
    return choice === 'leave';
  }

  return null;
}

function stayAndReport(fault: unknown): false {
  reportError(fault);
  return false;
}

/** Whether a step back would leave the application, which no router can stop. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}
