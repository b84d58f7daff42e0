import type { ReactElement } from 'react';
import type { NavigationIcon } from 'shared-contracts';
import {
  BuildingFilled,
  BuildingRegular,
  CalendarLtrFilled,
  CalendarLtrRegular,
  CalendarPersonFilled,
  CalendarPersonRegular,
  ClipboardCheckmarkFilled,
  ClipboardCheckmarkRegular,
  ClockFilled,
  ClockRegular,
  HistoryFilled,
  HistoryRegular,
  PersonClockFilled,
  PersonClockRegular,
  ScanPersonFilled,
  ScanPersonRegular,
  StarFilled,
} from 'shared-ui';

interface IconPair {
  readonly regular: ReactElement;
  /** While its page is open. */
  readonly filled: ReactElement;
}

export const navigationIcons: Readonly<Record<NavigationIcon, IconPair>> = {
  clock: { regular: <ClockRegular />, filled: <ClockFilled /> },
  history: { regular: <HistoryRegular />, filled: <HistoryFilled /> },
  schedule: { regular: <CalendarLtrRegular />, filled: <CalendarLtrFilled /> },
  approvals: { regular: <ClipboardCheckmarkRegular />, filled: <ClipboardCheckmarkFilled /> },
  clocking: { regular: <PersonClockRegular />, filled: <PersonClockFilled /> },
  teamSchedules: { regular: <CalendarPersonRegular />, filled: <CalendarPersonFilled /> },
  faces: { regular: <ScanPersonRegular />, filled: <ScanPersonFilled /> },
  company: { regular: <BuildingRegular />, filled: <BuildingFilled /> },
  other: { regular: <StarFilled />, filled: <StarFilled /> },
};
