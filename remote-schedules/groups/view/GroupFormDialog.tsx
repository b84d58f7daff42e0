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
  const failureText = useFailureText();
  const formId = useId();
  const [name, setName] = useState(group?.groupName ?? '');
  const [sharedWith, setSharedWith] = useState<readonly GroupManager[]>(group?.sharedWith ?? []);
  const [isShareChanged, setIsShareChanged] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveGroup(group, () => {
    onSaved();
    onClose();
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
      beginsIn="field"
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
          if (!isBlank && !save.isPending) save.mutate({ name, sharedWith });
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
        <SharedWith managers={sharedWith} onChange={share} />
      </form>
    </Dialog>
  );
}

interface GroupInput {
  readonly name: string;
  readonly sharedWith: readonly GroupManager[];
}

function useSaveGroup(group: EmployeeGroup | null, onSaved: () => void) {
  const text = useText();
  const api = useApi();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ name, sharedWith }: GroupInput) =>
      saveGroup(api, group?.id ?? null, {
        groupName: name,
        sharedWithIds: sharedWith.map(({ id }) => id),
      }),
    onSuccess: ({ groupName }) => {
      snackbar.show({ text: text('groups.saved', { name: groupName }), intent: 'success' });
      onSaved();
    },
    onError: (failure: ApiFailure, { name }) => {
      if (failure.code === 'GROUP_NAME_TAKEN') return;
      const words = `${text('groups.saveFailed', { name: name.trim() })} ${failureText(failure)}`;
      snackbar.show({ text: words, intent: 'error' });
    },
  });
}

interface SharedWithProps {
  readonly managers: readonly GroupManager[];
  readonly onChange: (managers: readonly GroupManager[]) => void;
}

/** The managers that the group is shared with. */
function SharedWith({ managers, onChange }: SharedWithProps) {
  const styles = useStyles();
  return (
    <>
      <SharingField sharedWith={managers} onAdd={(manager) => onChange([...managers, manager])} />
      {managers.length > 0 && (
        <div className={styles.chips}>
          {managers.map((manager) => (
            <DismissibleChip
              key={manager.id}
              name={manager.name}
              onDismiss={() => onChange(managers.filter(({ id }) => id !== manager.id))}
            >
              {manager.name}
            </DismissibleChip>
          ))}
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
