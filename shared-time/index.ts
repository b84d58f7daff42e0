export type { Person, TimeDialogSetting } from './TimeDialogProps.ts';
export type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';
export { useTimeDialogs, type TimeDialogs } from './useTimeDialogs.tsx';
export * from './filter/index.ts';
export { RemarkIcons } from './remarks/RemarkIcons.tsx';
export { factsOf, remarksOf } from './remarks/remarksOf.ts';
export { useRemarkText } from './remarks/useRemarkText.ts';
export { findSubordinate } from './subordinates/index.ts';
