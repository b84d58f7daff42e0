import type { ReactElement } from 'react';
import { type components, isBreak } from 'shared-contracts';
import {
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  ClockFilled,
  DeleteDismissFilled,
  DeleteFilled,
  DismissCircleFilled,
  DrinkCoffeeFilled,
  HourglassHalfRegular,
} from '../icons.ts';
import type { UiMessages } from '../messages/en.ts';
import type { Meaning } from '../theme/statusColors.ts';
import { palette } from '../theme/palette.ts';

/** The statuses of a badge: approval statuses, and what somebody is doing now. */
export type Status =
  | components['schemas']['ApprovalStatus']
  | 'RUNNING'
  | 'CLOCKED_IN'
  | 'ON_BREAK';

export interface StatusLook {
  readonly meaning: Meaning;
  readonly icon: ReactElement;
  readonly word: keyof UiMessages;
}

export const statuses: Readonly<Record<Status, StatusLook>> = {
  RUNNING: { meaning: 'work', icon: <ClockFilled />, word: 'ui.status.running' },
  CLOCKED_IN: { meaning: 'work', icon: <ClockFilled />, word: 'ui.status.clockedIn' },
  ON_BREAK: { meaning: 'break', icon: <DrinkCoffeeFilled />, word: 'ui.status.onBreak' },
  PENDING: { meaning: 'pending', icon: <HourglassHalfRegular />, word: 'ui.status.pending' },
  APPROVED: { meaning: 'approved', icon: <CheckmarkCircleFilled />, word: 'ui.status.approved' },
  REJECTED: { meaning: 'rejected', icon: <DismissCircleFilled />, word: 'ui.status.rejected' },
  PENDING_DELETE: {
    meaning: 'deletion',
    icon: <DeleteDismissFilled />,
    word: 'ui.status.pendingDelete',
  },
  INCOMPLETE: {
    meaning: 'incomplete',
    icon: <CircleHalfFillFilled />,
    word: 'ui.status.incomplete',
  },
  DELETED: { meaning: 'deleted', icon: <DeleteFilled />, word: 'ui.status.deleted' },
};

/** The solid colour of a segment in lists, bars and rings: amber for breaks, teal for work. */
export function segmentColor(pairType: components['schemas']['PairType']): string {
  return isBreak(pairType) ? palette.breakSolid : palette.workSolid;
}
