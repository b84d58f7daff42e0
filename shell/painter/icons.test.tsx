import { render } from '@testing-library/react';
import {
  AlertRegular,
  CalendarLtrFilled,
  CalendarLtrRegular,
  ClockFilled,
  ClockRegular,
  DrinkCoffeeFilled,
  HistoryFilled,
  HistoryRegular,
  NavigationRegular,
  PlayFilled,
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
} as const satisfies Record<keyof typeof icons, unknown>;

test.each(Object.entries(drawn))('%s is painted as it is drawn', (name, Icon) => {
  const { container } = render(<Icon />);
  expect(new Map<string, string>(Object.entries(icons)).get(name)).toBe(
    container.querySelector('path')?.getAttribute('d'),
  );
});
