import { laterDialog } from 'shared-ui';

/** The numbers of a day, at its count: loaded when a day is first opened. */
export const DayCountsPanel = laterDialog(
  // The panel loads as a whole: one that is empty at first does not take the focus.
  async () => (await import(/* webpackChunkName: "days" */ './DayCounts.tsx')).DayCounts,
);
