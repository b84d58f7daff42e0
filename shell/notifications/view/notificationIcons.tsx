import type { ReactElement } from 'react';
import {
  AddRegular,
  CalendarLtrRegular,
  CheckmarkCircleRegular,
  ClockAlarmRegular,
  DeleteDismissFilled,
  DismissCircleRegular,
  DocumentTableRegular,
  PersonEditRegular,
  type Meaning,
} from 'shared-ui';
import type { Notification } from '../data/notificationQueries.ts';

type Icon = Notification['notificationType']['icon'];

export const notificationIcons: Readonly<
  Record<Icon, { readonly icon: ReactElement; readonly meaning: Meaning }>
> = {
  approved: { icon: <CheckmarkCircleRegular />, meaning: 'approved' },
  rejected: { icon: <DismissCircleRegular />, meaning: 'rejected' },
  added: { icon: <AddRegular />, meaning: 'pending' },
  edited: { icon: <PersonEditRegular />, meaning: 'pending' },
  missed: { icon: <ClockAlarmRegular />, meaning: 'warning' },
  deleted: { icon: <DeleteDismissFilled />, meaning: 'deletion' },
  schedule: { icon: <CalendarLtrRegular />, meaning: 'work' },
  report: { icon: <DocumentTableRegular />, meaning: 'work' },
};
