import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { sendPunch } from '../data/sendPunch.ts';
import type { RecordedPunch, TerminalDialog, TerminalOperation } from '../rules/terminalDialog.ts';

interface PressEnds {
  readonly onRecorded: (punch: RecordedPunch) => void;
  readonly onRefused: (failure: ApiFailure) => void;
  /** The time was over before the server answered. */
  readonly onUnanswered: (mayBeRecorded: boolean) => void;
}

export type PressState = null | {
  readonly operation: TerminalOperation;
  /** A first try has failed. */
  readonly isTriedAgain: boolean;
};

/** The one press of a dialog, sent until it is answered, or `giveUp` is called. */
export function usePress({ dialogToken, employee }: TerminalDialog, ends: PressEnds) {
  const api = useApi();
  const [state, setState] = useState<PressState>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function press(assignmentId: number, operation: TerminalOperation): Promise<void> {
    if (current.current !== null) return;
    const controller = new AbortController();
    current.current = controller;
    setState({ operation, isTriedAgain: false });
    const outcome = await sendPunch(
      api,
      {
        body: { dialogToken, assignmentId, operation },
        key: crypto.randomUUID(),
        locale: employee.locale,
      },
      {
        signal: controller.signal,
        onRetry: () => setState({ operation, isTriedAgain: true }),
      },
    );
    current.current = null;
    setState(null);
    if (outcome.kind === 'recorded') ends.onRecorded(outcome.punch);
    else if (outcome.kind === 'refused') ends.onRefused(outcome.failure);
    else ends.onUnanswered(outcome.mayBeRecorded);
  }

  return { state, press, giveUp: () => current.current?.abort() };
}
