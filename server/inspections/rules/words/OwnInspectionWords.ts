import type { RecordAction } from '../../../records/rules/record.ts';

/** The words of exports for inspectors that reports lack. */
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
  /** Work, next to the kinds of breaks. */
  readonly work: string;
  /** The actor of changes that no person made. */
  readonly server: string;
  readonly signedOff: string;
  readonly actions: Readonly<Record<RecordAction, string>>;
  /** How to use the archive, paragraph by paragraph. */
  readonly readMe: readonly string[];
}
