import type { ReactElement } from 'react';
import type { components } from 'shared-contracts';
import {
  AlertRegular,
  ArrowClockwiseRegular,
  ClockAlarmRegular,
  ClockRegular,
  CloudSyncRegular,
  CommentRegular,
  DrinkCoffeeRegular,
  EditRegular,
  GlobeRegular,
  LocationRegular,
  PersonEditRegular,
  WarningRegular,
} from 'shared-ui';

/** Facts of an entry that need no attention, apart from its indicators. */
export type EntryFact = 'MANUAL' | 'CORRECTED' | 'CALL_BACK' | 'MEAL_WAIVED' | 'COMMENT';

/** The marks of an entry next to its status: indicators, and facts derived from the entry. */
export type Remark = components['schemas']['InfoIndicator'] | EntryFact;

export const remarkIcon: Readonly<Record<Remark, ReactElement>> = {
  CURRENTLY_CLOCKED_IN: <ClockRegular />,
  CURRENTLY_AWAY: <DrinkCoffeeRegular />,
  CONTAINS_BREAKS: <DrinkCoffeeRegular />,
  LATE_LOGOFF: <ClockAlarmRegular />,
  EARLY_LOGIN: <ClockAlarmRegular />,
  AUTO_CLOCKED_OUT: <ArrowClockwiseRegular />,
  NO_GEO_DATA: <LocationRegular />,
  OUTSIDE_GEOFENCE: <LocationRegular />,
  SHIFT_IN_DIFFERENT_TIME_ZONE: <GlobeRegular />,
  MISSED_BREAK: <DrinkCoffeeRegular />,
  SENT_LATE: <CloudSyncRegular />,
  CHANGED_AFTER_APPROVAL: <WarningRegular />,
  LATE_CLOCK_IN: <ClockAlarmRegular />,
  SHORT_BREAK: <DrinkCoffeeRegular />,
  OVERLAPS_LEAVE: <WarningRegular />,
  CLOCK_SKEW: <ClockRegular />,
  NOT_DELIVERED: <CloudSyncRegular />,
  CLOCK_OUT_MISSING: <ClockAlarmRegular />,
  CALL_BACK: <AlertRegular />,
  MEAL_WAIVED: <DrinkCoffeeRegular />,
  COMMENT: <CommentRegular />,
  MANUAL: <EditRegular />,
  CORRECTED: <PersonEditRegular />,
};
