import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { messages } from '../../messages/en.ts';
import type { Notification } from '../data/notificationQueries.ts';
import { NotificationItem } from './NotificationItem.tsx';

it('tells high, medium and low apart by word and icon', () => {
  const icons = (['HIGH', 'MEDIUM', 'LOW'] as const).map((priority) => {
    const { unmount } = show(priority);
    const word = screen.getByText({ HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' }[priority]);
    const icon = word.querySelector('svg')?.innerHTML;
    unmount();
    return icon;
  });
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(3);
});

function show(priority: Notification['notificationType']['priority']) {
  const notification: Notification = {
    notificationId: 1,
    notificationType: {
      id: 'TIME_EDITED',
      heading: 'Time edited',
      priority,
      icon: 'edited',
      linkPage: 'EmployeeTimePairs',
      linkText: 'Open',
    },
    notification_date: '2026-03-02T08:00:00.000Z',
    body: 'Your time was edited.',
    linkEnabled: false,
    timePairId: null,
    reportId: null,
    positionDescription: 'Nurse',
    type: 'TIME_EDITED',
  };
  return renderInHost(
    <ServicesContext value={exampleServices()}>
      <NotificationItem
        notification={notification}
        today="2026-03-02"
        zone="UTC"
        onDismiss={() => undefined}
        onSwiped={() => undefined}
        onFollowed={() => undefined}
      />
    </ServicesContext>,
    { messages },
  );
}
