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

/** What can be told of an entry beside its indicators: facts that nobody has to look into. */
export type EntryFact = 'MANUAL' | 'CORRECTED' | 'CALL_BACK' | 'MEAL_WAIVED' | 'COMMENT';

/** What an entry is marked with beside its status: indicators, and what can be told from the entry. */
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
