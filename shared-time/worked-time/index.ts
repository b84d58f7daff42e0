export { AdjustedExplanation } from './view/AdjustedExplanation.tsx';
export { isRunning, rowStatus } from './rules/rowStatus.ts';
export { breakSeconds, shiftParts, shownPart, type ShiftPart } from './rules/shiftParts.ts';
export { countedTime, shownTime, workedTime } from './rules/workedTime.ts';
export { DaysLater } from './view/DaysLater.tsx';
export { detailStyles } from './view/detailStyles.ts';
export { EntryComments } from './view/EntryComments.tsx';
export { ScheduleAndWork } from './view/ScheduleAndWork.tsx';
export { SegmentList } from './view/SegmentList.tsx';
