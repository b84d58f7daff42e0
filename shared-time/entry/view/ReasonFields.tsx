import { limits } from 'shared-contracts';
import {
  Button,
  makeStyles,
  SelectField,
  text as type,
  TextAreaField,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { editedEntry, isBreakSubject } from '../rules/entrySubject.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useErrorAt } from './useErrorAt.ts';

/** Why the entry is added or changed. */
export function ReasonFields({ form }: { readonly form: EntryForm }) {
  const { subject, draft, change } = form;
  const { freeTextReasons } = useEntryFeatures();
  const styles = useStyles();
  const text = useText();
  const api = useApi();
  const errorAt = useErrorAt(form);
  const reasons = useQuery(
    api.query.GET('/api/info/reasons', {
      params: { query: { isShiftCorrectionReasons: !isBreakSubject(subject) } },
    }),
  );
  const isEdit = editedEntry(subject) !== null;
  const choices = [
    ...(reasons.data ?? [])
      .filter(({ reasonName }) => !(freeTextReasons && reasonName === other))
      .map(({ id, description }) => ({ value: String(id), label: description })),
    ...(freeTextReasons ? [{ value: other, label: text('time.reason.other') }] : []),
  ];

  return (
    <div className={styles.fields}>
      <SelectField
        label={text(isEdit ? 'time.reason' : 'time.reason.add')}
        optional={!isEdit}
        error={errorAt('reason')}
        value={draft.reason === null ? null : String(draft.reason)}
        choices={choices}
        onChange={(value) =>
          change({ reason: value === null || value === other ? value : Number(value) })
        }
      />
      {reasons.error && (
        <p className={styles.failed} role="alert">
          {text('time.reasons.failed')}{' '}
          <Button look="subtle" tone="brand" size="row" onClick={() => void reasons.refetch()}>
            {text('time.retry')}
          </Button>
        </p>
      )}
      {draft.reason === other && (
        <TextAreaField
          label={text('time.reason.text')}
          error={errorAt('reason.description')}
          value={draft.reasonText}
          maxLength={limits.maximumCommentLength}
          takesMore
          onChange={(reasonText) => change({ reasonText })}
        />
      )}
    </div>
  );
}

const other = 'OTHER';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '14px' },
  failed: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground2 },
});
