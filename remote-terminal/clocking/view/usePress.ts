import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, Instant } from 'shared-contracts';
import { useApi, useHost } from 'shared-ui';
import { sendPunch } from '../data/sendPunch.ts';
import {
  shownTimeOf,
  type PressMoment,
  type RecordedPunch,
  type TerminalDialog,
  type TerminalOperation,
} from '../rules/terminalDialog.ts';

/** How the first press of a dialog is queued if no server responds. */
export interface PressKeeping {
  /** Idempotency-Key of that press. */
  readonly key: string;
  readonly readMoment: () => PressMoment;
  /** Rejects if the device refuses storage. */
  readonly keep: (
    press: PressMoment & { readonly operation: TerminalOperation; readonly assignmentId: number },
  ) => Promise<void>;
}

interface PressEnds {
  readonly onRecorded: (punch: RecordedPunch) => void;
  readonly onRefused: (failure: ApiFailure) => void;
  /** This device has queued the press made at this time. */
  readonly onKept: (operation: TerminalOperation, at: Instant) => void;
  /** It timed out, and nothing is queued. */
  readonly onUnanswered: (mayBeRecorded: boolean) => void;
}

export type PressState = null | {
  readonly operation: TerminalOperation;
  /** The first attempt has failed. */
  readonly isTriedAgain: boolean;
};

/** Milliseconds of attempts before a press is queued. */
const triesFor = 6_000;

/** The single press of a dialog, sent until it is answered, queued, or `giveUp` is called. */
export function usePress(
  { dialogToken }: TerminalDialog,
  keeping: PressKeeping | null,
  ends: PressEnds,
) {
  const api = useApi();
  const { locale } = useHost();
  const [state, setState] = useState<PressState>(null);
  const current = useRef<AbortController>(null);
  // The sealed proof is valid for one key: after a refusal the next press has another.
  const unused = useRef(keeping);
  useEffect(() => () => current.current?.abort(), []);

  async function press(assignmentId: number, operation: TerminalOperation): Promise<void> {
    if (current.current !== null) return;
    const controller = new AbortController();
    current.current = controller;
    setState({ operation, isTriedAgain: false });
    const kept = unused.current;
    unused.current = null;
    const moment = kept?.readMoment();
    const timer = kept && setTimeout(() => controller.abort(), triesFor);
    const outcome = await sendPunch(
      api,
      {
        body: { dialogToken, assignmentId, operation },
        key: kept?.key ?? crypto.randomUUID(),
        locale,
      },
      {
        signal: controller.signal,
        onRetry: () => setState({ operation, isTriedAgain: true }),
      },
    );
    if (timer !== null) clearTimeout(timer);
    const isKept =
      outcome.kind === 'unanswered' &&
      kept !== null &&
      moment !== undefined &&
      (await kept.keep({ ...moment, operation, assignmentId }).then(
        () => true,
        () => false,
      ));
    current.current = null;
    setState(null);
    if (isKept) ends.onKept(operation, shownTimeOf(moment));
    else if (outcome.kind === 'recorded') ends.onRecorded(outcome.punch);
    else if (outcome.kind === 'refused') ends.onRefused(outcome.failure);
    else ends.onUnanswered(outcome.mayBeRecorded);
  }

  return { state, press, giveUp: () => current.current?.abort() };
}
