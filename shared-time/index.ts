export type { Person, TimeDialogSetting } from './TimeDialogProps.ts';
export type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';
export { useTimeDialogs, type TimeDialogs } from './useTimeDialogs.tsx';
export * from './filter/index.ts';
export * from './remarks/index.ts';
export { findSubordinate } from './subordinates/index.ts';
