import { toInstant, toMillis, type FeatureInfo, type Instant } from 'shared-contracts';
import { type EarlyPress } from 'shared-contracts/early-press';
import {
  choiceRequest,
  rebookingRequest,
} from 'shared-time/clocking-choice/rules/clockingChoice.ts';
import type { PressKind } from '../../shift/rules/press.ts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { deviceClock } from 'shared-time/device-clock';
import type { NewPunch, QueuedPunch } from '../../offline-queue/rules/queuedPunch.ts';
import { readingOf } from '../data/readingOf.ts';
import { shiftNameOf } from '../rules/shiftNameOf.ts';
import type { ChoiceState } from './useChoice.ts';

export interface PunchSituation {
  readonly features: FeatureInfo['features'];
  readonly open: ShownShift | null;
  /** Null if the server's time is still unknown. */
  readonly serverNow: Instant | null;
  readonly waiting: readonly QueuedPunch[];
  /** Milliseconds in which it can be undone, or waits for its place. */
  readonly hold: number;
  readonly needsPlace: boolean;
  /** The person is asked about its place before it is shown. */
  readonly isAsked: boolean;
  /** Pressed before the clock had loaded; otherwise the punch is made now. */
  readonly early?: EarlyPress | undefined;
}

/** What a press sends and shows; null if nothing is open for it to act on. */
export function punchOf(
  kind: PressKind,
  state: ChoiceState,
  { features, open, serverNow, waiting, hold, needsPlace, isAsked, early }: PunchSituation,
): NewPunch | null {
  const reading = early ? readingOf(early) : deviceClock.read();
  const server = early?.server ?? (serverNow === null ? null : toMillis(serverNow));
  const base = {
    key: early?.key ?? crypto.randomUUID(),
    pressed: { ...reading, server },
    hold,
    needsPlace,
    ...(isAsked ? { isAsked } : {}),
  };
  const deviceDateTime = new Date(reading.wall).toISOString();
  const device = { timeZoneOffset: -new Date().getTimezoneOffset(), deviceDateTime };
  const at = early ? toInstant(early.server) : (serverNow ?? deviceDateTime);
  const comment = state.comment.trim() === '' ? {} : { comment: state.comment.trim() };
  if (kind === 'clock-in') {
    const { choice, fields } = state;
    const body = { ...choiceRequest(choice, fields, features), ...device, ...comment };
    const press = { kind, at, begins: begunBy(state) };
    return { ...base, press, request: { kind, body } };
  }
  const name = open && shiftNameOf(open, waiting);
  if (!open || !name) return null;
  const { id: _id, clockIn: _start, clockOut: _end, segmentTimePairs: _parts, ...shown } = open;
  const begins = state.isRebooked ? { ...begunBy(state), timeZone: open.timeZone } : shown;
  const rebooks = state.isRebooked ? { rebooks: true } : {};
  const body = {
    pairType: 'BREAK' as const,
    ...name,
    employeeAssignmentId: open.assignmentId,
    ...(state.isRebooked ? rebookingRequest(state.choice, state.fields, features) : {}),
    ...device,
    ...(kind === 'clock-out' ? comment : {}),
  };
  return { ...base, press: { kind, at, begins, ...rebooks }, request: { kind, body } };
}

function begunBy({ assignment, choice, timeTypes }: ChoiceState) {
  return {
    assignmentId: assignment.id,
    position: assignment.position.description,
    timeZone: assignment.timeZone,
    timeType: timeTypes.find(({ id }) => id === choice.timeTypeId)?.externalName ?? null,
    costCenter: choice.costCenter?.name ?? null,
    booking: {
      timeTypeId: choice.timeTypeId,
      costCenter: choice.costCenter,
      options: choice.options,
      isCallBack: choice.isCallBack,
    },
  };
}
