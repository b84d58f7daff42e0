import type { LocalDate } from 'shared-contracts';
import type { AbsenceEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { EntryField } from '../../entries/view/EntryField.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

interface AbsenceDialogProps {
  /** Null: a new one. */
  readonly item: ListedEntry<AbsenceEntry> | null;
  readonly onClose: () => void;
}

interface AbsenceForm {
  readonly assignment: string | null;
  readonly type: string;
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
}

/** Enters an absence or changes it. */
export function AbsenceDialog({ item, onClose }: AbsenceDialogProps) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      hidesCode
      title={text(item ? 'absences.edit' : 'absences.add')}
      form={{
        section: 'absences',
        formOf: (entry): AbsenceForm => ({
          assignment: entry?.assignment ?? null,
          type: entry?.timeTypeName ?? '',
          start: entry?.startDate ?? null,
          end: entry?.endDate ?? null,
        }),
        nameOf: ({ assignment, type, start }) => [type, assignment, start].join(' '),
        toldName: ({ type }) => type.trim(),
        faultsOf: ({ assignment, type, start, end }) => ({
          assignment: required(assignment ?? ''),
          timeTypeName: required(type),
          startDate: required(start ?? ''),
          endDate:
            start !== null && end !== null && end < start
              ? text('absences.order')
              : required(end ?? ''),
        }),
        partOf: ({ assignment, type, start: startDate, end: endDate }, code) =>
          assignment === null || startDate === null || endDate === null
            ? null
            : { absences: [{ code, assignment, timeTypeName: type.trim(), startDate, endDate }] },
        partBefore: (entry) => ({ absences: [entry] }),
      }}
    >
      {({ assignment, type, start, end }, edit, shown) => (
        <>
          <EntryField
            section="assignments"
            state="CURRENT"
            label={text('absences.job')}
            code={assignment}
            onChange={(code) => edit({ assignment: code })}
            error={shown('assignment')}
          />
          <TextField
            label={text('absences.type')}
            hint={text('absences.type.hint')}
            value={type}
            onChange={(typed) => edit({ type: typed })}
            error={shown('timeTypeName')}
          />
          <DatePicker
            label={text('absences.from')}
            value={start}
            onChange={(day) => edit({ start: day })}
            error={shown('startDate')}
          />
          <DatePicker
            label={text('absences.to')}
            value={end}
            onChange={(day) => edit({ end: day })}
            error={shown('endDate')}
          />
        </>
      )}
    </CodedDialog>
  );
}
