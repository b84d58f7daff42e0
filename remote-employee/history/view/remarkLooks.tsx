import type { ReactElement } from 'react';
import {
  ArrowClockwiseRegular,
  ClockAlarmRegular,
  CloudSyncRegular,
  CommentRegular,
  DrinkCoffeeRegular,
  EditRegular,
  GlobeRegular,
  LocationRegular,
  PersonEditRegular,
  WarningRegular,
} from 'shared-ui';
import type { Remark } from '../rules/remarks.ts';

export const remarkIcons: Readonly<Record<Remark, ReactElement>> = {
  COMMENT: <CommentRegular />,
  MANUAL: <EditRegular />,
  CORRECTED: <PersonEditRegular />,
  LATE_LOGOFF: <ClockAlarmRegular />,
  EARLY_LOGIN: <ClockAlarmRegular />,
  AUTO_CLOCKED_OUT: <ArrowClockwiseRegular />,
  NO_GEO_DATA: <LocationRegular />,
  OUTSIDE_GEOFENCE: <LocationRegular />,
  SHIFT_IN_DIFFERENT_TIME_ZONE: <GlobeRegular />,
  MISSED_BREAK: <DrinkCoffeeRegular />,
  SENT_LATE: <CloudSyncRegular />,
  CHANGED_AFTER_APPROVAL: <WarningRegular />,
};
