import { useId, useState } from 'react';
import { isVisible, type ApiFailure } from 'shared-contracts';
import {
  Button,
  Dialog,
  DismissibleChip,
  makeStyles,
  TextField,
  useApi,
  useFailureText,
  useMutation,
  useSnackbar,
  useUnsavedChanges,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { saveGroup, type EmployeeGroup, type GroupManager } from '../data/groupCalls.ts';
import { SharingField } from './SharingField.tsx';

const longestName = 60;

export interface GroupFormDialogProps {
  /** Null: a new group. */
  readonly group: EmployeeGroup | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A group's name, and the managers it is shared with. */
export function GroupFormDialog({ group, onClose, onSaved }: GroupFormDialogProps) {
  const text = useText();
  const styles = useStyles();
  const api = useApi();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const formId = useId();
  const [name, setName] = useState(group?.groupName ?? '');
  const [sharedWith, setSharedWith] = useState<readonly GroupManager[]>(group?.sharedWith ?? []);
  const [isShareChanged, setIsShareChanged] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      saveGroup(api, group?.id ?? null, {
        groupName: name,
        sharedWithIds: sharedWith.map(({ id }) => id),
      }),
    onSuccess: ({ groupName }) => {
      snackbar.show({ text: text('groups.saved', { name: groupName }), intent: 'success' });
      onSaved();
      onClose();
    },
    onError: (failure: ApiFailure) => {
      if (failure.code === 'GROUP_NAME_TAKEN') return;
      const words = `${text('groups.saveFailed', { name: name.trim() })} ${failureText(failure)}`;
      snackbar.show({ text: words, intent: 'error' });
    },
  });
  const isBlank = !isVisible(name);
  const isTaken = save.error?.code === 'GROUP_NAME_TAKEN';
  const isChanged = name !== (group?.groupName ?? '') || isShareChanged;
  useUnsavedChanges(isChanged && !save.isPending && !save.isSuccess);

  function share(managers: readonly GroupManager[]): void {
    setSharedWith(managers);
    setIsShareChanged(true);
  }

  return (
    <Dialog
      open
      beginsInField
      width={500}
      title={text(group ? 'groups.change' : 'groups.new')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('groups.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={save.isPending}>
            {text('groups.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (!isBlank && !save.isPending) save.mutate();
        }}
      >
        <TextField
          label={text('groups.name')}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          hint={name.length >= longestName && text('groups.name.longest', { count: longestName })}
          error={
            isTaken && save.error
              ? failureText(save.error)
              : isChecked && isBlank
                ? text('groups.name.required')
                : null
          }
          onChange={(next) => {
            setName(next);
            save.reset();
          }}
        />
        <SharingField
          sharedWith={sharedWith}
          onAdd={(manager) => share([...sharedWith, manager])}
        />
        {sharedWith.length > 0 && (
          <div className={styles.chips}>
            {sharedWith.map((manager) => (
              <DismissibleChip
                key={manager.id}
                name={manager.name}
                onDismiss={() => share(sharedWith.filter(({ id }) => id !== manager.id))}
              >
                {manager.name}
              </DismissibleChip>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
