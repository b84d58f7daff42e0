import { render } from '@testing-library/react';
import {
  AlertRegular,
  CalendarLtrFilled,
  CalendarLtrRegular,
  ClipboardCheckmarkFilled,
  ClipboardCheckmarkRegular,
  ClockFilled,
  ClockRegular,
  DrinkCoffeeFilled,
  HistoryFilled,
  HistoryRegular,
  InfoRegular,
  MoreHorizontalRegular,
  NavigationRegular,
  PersonClockFilled,
  PersonClockRegular,
  PlayFilled,
  SettingsRegular,
  SignOutRegular,
  StarFilled,
  StopFilled,
} from 'shared-ui';
import { expect, test } from 'vitest';
import { icons } from './icons.ts';

const drawn = {
  play: PlayFilled,
  stop: StopFilled,
  coffee: DrinkCoffeeFilled,
  menu: NavigationRegular,
  bell: AlertRegular,
  clock: ClockRegular,
  clockOpen: ClockFilled,
  history: HistoryRegular,
  historyOpen: HistoryFilled,
  schedule: CalendarLtrRegular,
  scheduleOpen: CalendarLtrFilled,
  approvals: ClipboardCheckmarkRegular,
  approvalsOpen: ClipboardCheckmarkFilled,
  clocking: PersonClockRegular,
  clockingOpen: PersonClockFilled,
  other: StarFilled,
  settings: SettingsRegular,
  about: InfoRegular,
  logOut: SignOutRegular,
  more: MoreHorizontalRegular,
} as const satisfies Record<keyof typeof icons, unknown>;

test.each(Object.entries(drawn))('%s is painted as it is drawn', (name, Icon) => {
  const { container } = render(<Icon />);
  expect(new Map<string, string>(Object.entries(icons)).get(name)).toBe(
    container.querySelector('path')?.getAttribute('d'),
  );
});
