export type { Person, TimeDialogSetting } from './TimeDialogProps.ts';
export type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';
export { useTimeDialogs, type TimeDialogs } from './useTimeDialogs.tsx';
export * from './filter/index.ts';
export { RemarkIcons } from './remarks/RemarkIcons.tsx';
export { factsOf, remarksOf } from './remarks/remarksOf.ts';
export { useRemarkText } from './remarks/RemarkBadges.tsx';
export { useSearch, type Search } from './view/useSearch.ts';
export { findSubordinate } from './entry/view/findSubordinate.ts';
