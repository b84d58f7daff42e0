import { useState } from 'react';
import { Button, Dialog, makeStyles, media, text as type, tokens, useSnackbar } from 'shared-ui';
import type { FindPersonProps, Person } from '../../TimeDialogProps.ts';
import { useText } from '../../messages/useText.ts';
import type { EntryDraft } from '../rules/entryDraft.ts';
import { SubordinateField } from './SubordinateField.tsx';
import { TimeEntryDialog } from './TimeEntryDialog.tsx';
import { savingTopic } from './useSaveEntry.ts';
/** Adds time for a person found in the dialog; the other fields depend on the person. */
export function SubordinateEntryDialog(props: FindPersonProps) {
  const { subject, onClose } = props;
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const [person, setPerson] = useState<Person | null>(null);
  const [draft, keep] = useState<EntryDraft | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const field = (
    <SubordinateField
      chosen={person}
      error={isMissing && person === null ? text('time.employee.notInList') : null}
      onChange={setPerson}
    />
  );
  if (person) {
    const kept = { draft, keep };
    return <TimeEntryDialog {...props} key={person.id} person={person} whose={field} kept={kept} />;
  }
  return (
    <Dialog
      open
      beginsIn="field"
      width={850}
      title={text(`time.title.${subject.kind}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('time.cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              setIsMissing(true);
              snackbar.show({
                text: text('time.completeFields'),
                intent: 'error',
                topic: savingTopic,
              });
            }}
          >
            {text('time.save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {field}
        <p className={styles.hint}>{text('time.employee.first')}</p>
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    minHeight: '380px',
    maxWidth: '410px',
    [media.phone]: { paddingTop: '12px', maxWidth: 'none' },
  },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
