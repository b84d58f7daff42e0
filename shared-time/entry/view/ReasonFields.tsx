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
import type { DraftFault } from '../rules/checkDraft.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';

/** Why, and a comment. */
export function ReasonFields({ form }: { readonly form: EntryForm }) {
  const { subject, draft, change, shownFaults } = form;
  const { freeTextReasons, hasComments } = useEntryFeatures();
  const styles = useStyles();
  const text = useText();
  const api = useApi();
  const faultText = useFaultText(form.timeZone);
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
  const errorAt = (field: DraftFault['field']) => {
    const fault = shownFaults.find((each) => each.field === field);
    return fault ? faultText(fault) : null;
  };

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
      {hasComments && (
        <TextAreaField
          optional
          label={text(
            isEdit && !isBreakSubject(subject) ? 'time.comments.clockIn' : 'time.comment',
          )}
          error={errorAt('comment')}
          value={draft.comment}
          maxLength={limits.maximumCommentLength}
          takesMore
          rows={3}
          onChange={(comment) => change({ comment })}
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
