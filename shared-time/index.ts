export type { Person, TimeDialogSetting } from './TimeDialogProps.ts';
export type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';
export { useTimeDialogs, type TimeDialogs } from './useTimeDialogs.tsx';
