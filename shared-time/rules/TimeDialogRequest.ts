import type { components, LocalDate } from 'shared-contracts';

export type TimePair = components['schemas']['TimePair'];
export type SegmentTimePair = components['schemas']['SegmentTimePair'];

/** The subjects of the add and edit dialog. */
export type EntrySubject =
  /** `date` is the initial day; today by default. */
  | { readonly kind: 'ADD_SHIFT'; readonly date?: LocalDate }
  | { readonly kind: 'CLONE_SHIFT'; readonly shift: TimePair }
  | {
      readonly kind: 'EDIT_SHIFT';
      readonly shift: TimePair;
      /** The notifications that this edit resolves. */
      readonly notificationIds?: readonly number[];
    }
  | { readonly kind: 'ADD_BREAK'; readonly shift: TimePair }
  | { readonly kind: 'EDIT_BREAK'; readonly shift: TimePair; readonly segment: SegmentTimePair };

/** The dialogs about a time pair; `segment` is a break of the shift. */
export type TimeDialogRequest =
  | EntrySubject
  | { readonly kind: 'HISTORY'; readonly shift: TimePair }
  | { readonly kind: 'DETAILS'; readonly shift: TimePair }
  | { readonly kind: 'COMMENTS'; readonly shift: TimePair }
  | { readonly kind: 'MAP'; readonly shift: TimePair }
  | { readonly kind: 'SEGMENTS'; readonly shift: TimePair }
  | { readonly kind: 'DELETE'; readonly shift: TimePair; readonly segment?: SegmentTimePair };
