import { useEffect, useRef, type ReactNode } from 'react';
import type { components, PayCycle } from 'shared-contracts';
import {
  Button,
  Dialog,
  InfoRegular,
  makeStyles,
  media,
  MessageNote,
  SwitchField,
  text as type,
  tokens,
  useUnsavedChanges,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { DecisionNote } from '../../remarks/DecisionNote.tsx';
import { useAbout } from '../../view/useAbout.ts';
import { useUnsavedQuestion } from '../../view/useUnsavedQuestion.ts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { Person } from '../../TimeDialogProps.ts';
import { editedEntry, isBreakSubject, shiftOf } from '../rules/entrySubject.ts';
import type { EntryChanges } from '../rules/entryChanges.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ConfigurationFields } from './ConfigurationFields.tsx';
import { FoldedConfiguration } from './FoldedConfiguration.tsx';
import { CommentField } from './CommentField.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { useEntryForm, type EntryForm, type KeptDraft } from './useEntryForm.ts';
import { useStatusAfterSave } from './useEntryAssignments.ts';
import { useSaveEntry, type SaveEntryProps } from './useSaveEntry.ts';
import { WhenFields } from './WhenFields.tsx';

type Assignment = components['schemas']['Assignment'];

export interface EntryFormDialogProps extends SaveEntryProps {
  readonly subject: EntrySubject;
  readonly assignments: readonly [Assignment, ...Assignment[]];
  readonly payCycle: PayCycle | null;
  readonly whose?: ReactNode;
  readonly kept?: KeptDraft;
  /** Input for a version that somebody else has changed since. */
  readonly entered?: EntryChanges;
}

/** The dialog with its fields: what at the left, when at the right (spec §2, §4). */
export function EntryFormDialog(props: EntryFormDialogProps) {
  const { subject, actsAs, onClose } = props;
  const form = useEntryForm(subject, props, props.assignments, props.payCycle, props);
  const { isSaving, save } = useSaveEntry(form, props);
  const status = useStatusAfterSave(actsAs, subject);
  const isPhone = useViewport() === 'phone';
  const styles = useStyles();
  const text = useText();
  const edited = editedEntry(subject);
  const shift = shiftOf(subject);
  // Required fields are visible when the dialog opens.
  const isReasonFirst = isPhone && edited !== null;
  const approval = status && text(`time.approval.${status}`);
  const about = useAbout(props);
  const fields = useRef<HTMLDivElement>(null);
  useUnsavedChanges(form.isDirty);
  // Missing fields can be out of view.
  useEffect(() => {
    const invalid = '[aria-invalid="true"], [data-invalid="true"]';
    if (form.attempts > 0) fields.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [form.attempts]);

  const close = useUnsavedQuestion(onClose, { isSaving, isUnsaved: form.isDirty });

  // Tab order follows the columns from left to right.
  const when = (
    <div className={styles.when}>
      <WhenFields form={form} now={props.now} />
    </div>
  );
  return (
    <Dialog
      open
      // On phones the keyboard would cover the form.
      beginsIn={isPhone ? undefined : 'time'}
      width={850}
      title={text(`time.title.${subject.kind}`)}
      subtitle={
        actsAs === 'MANAGER' && (shift ? about(shift) : !props.whose && nameOf(props.person))
      }
      onClose={() => void close()}
      {...(isPhone || approval === null ? {} : { note: approval })}
      actions={
        <>
          {!isPhone && (
            <Button disabled={isSaving} onClick={() => void close()}>
              {text('time.cancel')}
            </Button>
          )}
          <Button look="primary" busy={isSaving} onClick={() => void save()}>
            {text(isBreakSubject(subject) ? 'time.saveBreak' : 'time.save')}
          </Button>
        </>
      }
    >
      {props.entered && shift && <ChangedMeanwhile shift={shift} />}
      {edited !== null && shift?.status === 'REJECTED' && (
        <div className={styles.decision}>
          <DecisionNote pair={shift} />
        </div>
      )}
      <div ref={fields} className={styles.columns}>
        <div className={styles.what}>
          {props.whose}
          {isReasonFirst && <ReasonFields form={form} />}
          {isPhone ? <FoldedConfiguration form={form} /> : <ConfigurationFields form={form} />}
        </div>
        {isPhone && when}
        <div className={styles.why}>
          {!isReasonFirst && <ReasonFields form={form} />}
          <CommentField form={form} />
          {edited !== null && <EditFields form={form} />}
          {isPhone && approval !== null && <p className={styles.hint}>{approval}</p>}
        </div>
        {!isPhone && when}
      </div>
    </Dialog>
  );
}

/** Of an edit: whether its zone is corrected, and its times before. */
function EditFields({ form }: { readonly form: EntryForm }) {
  const { subject, timeZone, draft, change } = form;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const edited = editedEntry(subject);
  return (
    <>
      {shiftOf(subject)?.hasTimeZoneDiscrepancy && (
        <div>
          <SwitchField
            label={text('time.normalize', { zone: timeZone })}
            checked={draft.isNormalized}
            onChange={(isNormalized) => change({ isNormalized })}
          />
          <p className={styles.hint}>{text('time.normalize.hint', { zone: timeZone })}</p>
        </div>
      )}
      {edited && (
        <MessageNote icon={<InfoRegular />} meaning="neutral" className={styles.was}>
          {text.rich('time.was', {
            times: formats.timeRange(edited.clockIn, edited.clockOut, timeZone),
            b: (parts) => <span className={styles.times}>{parts}</span>,
          })}
        </MessageNote>
      )}
    </>
  );
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 410px) minmax(0, 372px)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"what when" "why when"',
    justifyContent: 'space-between',
    gap: '20px 28px',
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: 'none',
      gap: '16px',
      paddingTop: '12px',
    },
  },
  what: {
    gridArea: 'what',
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    [media.phone]: { gridArea: 'auto', gap: '16px' },
  },
  when: {
    gridArea: 'when',
    display: 'flex',
    flexDirection: 'column',
    [media.phone]: { gridArea: 'auto' },
  },
  why: {
    gridArea: 'why',
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.phone]: { gridArea: 'auto', paddingTop: 0, borderTop: 'none' },
  },
  decision: { paddingBottom: '16px', [media.phone]: { paddingTop: '12px', paddingBottom: 0 } },
  was: { marginTop: 'auto' },
  times: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
