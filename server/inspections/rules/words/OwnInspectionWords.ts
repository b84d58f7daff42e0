import type { RecordAction } from '../../../records/rules/record.ts';

/** The words of exports for inspectors that reports do not have. */
export interface OwnInspectionWords {
  readonly sheets: { readonly people: string; readonly times: string; readonly changes: string };
  readonly columns: Readonly<
    Record<
      | 'name'
      | 'assignment'
      | 'kind'
      | 'place'
      | 'start'
      | 'end'
      | 'what'
      | 'by'
      | 'on'
      | 'at'
      | 'why'
      | 'before'
      | 'after',
      string
    >
  >;
  /** A shift, beside the kinds of breaks. */
  readonly work: string;
  /** Who did what nobody did in person. */
  readonly server: string;
  readonly signedOff: string;
  readonly actions: Readonly<Record<RecordAction, string>>;
  /** What to do with the archive, paragraph by paragraph. */
  readonly readMe: readonly string[];
}
