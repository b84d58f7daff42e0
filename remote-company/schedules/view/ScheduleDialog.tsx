import type { WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { FailurePanel, SkeletonRows, TextField } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { dayFault } from '../rules/patternDay.ts';
import { ColorField } from './ColorField.tsx';
import { PatternField } from './PatternField.tsx';
import { useScheduleForm } from './useScheduleForm.ts';

interface ScheduleDialogProps {
  /** Null: a new one. */
  readonly item: ListedEntry<WorkScheduleEntry> | null;
  readonly onClose: () => void;
}

/** Makes or edits a schedule. A pattern that somebody has changes from a day on, never before. */
export function ScheduleDialog({ item, onClose }: ScheduleDialogProps) {
  const text = useText();
  const required = useRequired();
  const model = useScheduleForm(item, onClose);
  const { form, code, change, edit, isDirty, isDated, from, setFrom, tomorrow, ranges } = model;
  const isPatternSound = form.days.every((day) => dayFault(day) === null);
  return (
    <EntryDialog
      width={850}
      title={text(item ? 'schedules.edit' : 'schedules.add')}
      change={change}
      entry="workSchedules.0"
      history={item && { section: 'workSchedules', code }}
      codeField="externalCode"
      isDirty={isDirty}
      faults={{
        externalName: required(form.name),
        externalCode: required(code),
        days: isPatternSound ? null : text('schedules.fault'),
        from: isDated && from === null ? text('entries.required') : null,
        ranges: isDated && ranges.data === undefined ? text('schedules.reading') : null,
      }}
      onSubmit={model.save}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={form.name}
            onChange={(name) => edit({ name })}
            error={shown('externalName')}
          />
          <ColorField color={form.color} onChange={(color) => edit({ color })} />
          <PatternField
            days={form.days}
            isTried={shown('days') !== null}
            onChange={(days) => edit({ days })}
          />
          {isDated && (
            <>
              <DatePicker
                label={text('schedules.from')}
                hint={text('schedules.from.hint', { count: item?.facts.uses ?? 0 })}
                value={from}
                min={tomorrow}
                onChange={setFrom}
                error={shown('from')}
              />
              {ranges.error && (
                <FailurePanel failure={ranges.error} onRetry={() => void ranges.refetch()} />
              )}
              {ranges.isFetching && <SkeletonRows count={1} height={32} />}
            </>
          )}
          {!item && (
            <TextField
              label={text('entries.code')}
              hint={text('entries.code.hint')}
              value={code}
              onChange={(typed) => edit({ code: typed })}
              error={shown('externalCode')}
            />
          )}
        </>
      )}
    </EntryDialog>
  );
}
