import { useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  AddRegular,
  Button,
  DeleteRegular,
  Dialog,
  EditRegular,
  IconButton,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { deleteGroup, groupsKey, type EmployeeGroup } from '../data/groupCalls.ts';
import { GroupFormDialog } from './GroupFormDialog.tsx';
import { GroupList } from './GroupList.tsx';

export interface GroupManagerDialogProps {
  readonly onClose: () => void;
  /** A group was created, changed or deleted: lists of groups are stale. */
  readonly onChanged?: () => void;
}

/** The groups that the manager created or shares: create, rename, share, delete. */
export function GroupManagerDialog({ onClose, onChanged }: GroupManagerDialogProps) {
  const text = useText();
  const styles = useStyles();
  const api = useApi();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<EmployeeGroup | 'new' | null>(null);

  const changed = () => {
    void queries.invalidateQueries({ queryKey: groupsKey(api) });
    onChanged?.();
  };
  const remove = useRemoveGroup(changed);

  if (edited !== null) {
    return (
      <GroupFormDialog
        group={edited === 'new' ? null : edited}
        onClose={() => setEdited(null)}
        onSaved={changed}
      />
    );
  }
  return (
    <Dialog
      open
      width={550}
      title={text('groups.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('groups.close')}</Button>
          <Button look="primary" icon={<AddRegular />} onClick={() => setEdited('new')}>
            {text('groups.new')}
          </Button>
        </>
      }
    >
      <GroupList height={56}>
        {(groups) => (
          <ul className={styles.list}>
            {groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                onEdit={() => setEdited(group)}
                onRemove={() => void remove(group)}
              />
            ))}
          </ul>
        )}
      </GroupList>
    </Dialog>
  );
}

interface GroupRowProps {
  readonly group: EmployeeGroup;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function GroupRow({ group, onEdit, onRemove }: GroupRowProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{group.groupName}</div>
        <div className={styles.about}>
          {text('groups.people', { count: group.managedCount })}
          {!group.isOwn && ` · ${text('groups.of', { name: group.owner.name })}`}
          {group.isOwn &&
            group.sharedWith.length > 0 &&
            ` · ${text('groups.shared', {
              names: group.sharedWith.map(({ name }) => name).join(', '),
            })}`}
        </div>
        {group.managedCount === 0 && (
          <div className={styles.about}>{text('groups.people.how')}</div>
        )}
      </div>
      {group.isOwn && (
        <>
          <IconButton
            icon={<EditRegular />}
            label={text('groups.edit', { name: group.groupName })}
            onClick={onEdit}
          />
          <IconButton
            icon={<DeleteRegular />}
            tone="danger"
            label={text('groups.delete', { name: group.groupName })}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}

/** Asks, then deletes a group. */
function useRemoveGroup(changed: () => void) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const removal = useMutation({
    mutationFn: (group: EmployeeGroup) => deleteGroup(api, group.id),
    onSuccess: (_nothing, { groupName: name }) => {
      snackbar.show({ text: text('groups.deleted', { name }), intent: 'success' });
      changed();
    },
    onError: (failure: ApiFailure, { groupName: name }) => {
      const words = `${text('groups.deleteFailed', { name })} ${failureText(failure)}`;
      snackbar.show({ text: words, intent: 'error' });
      changed();
    },
  });

  return async function remove(group: EmployeeGroup): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('groups.delete.question', { name: group.groupName }),
      text: text('groups.delete.text'),
      confirm: text('groups.delete.confirm'),
      danger: true,
    });
    if (isSure) removal.mutate(group);
  };
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '56px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '&:last-child': { borderBottomStyle: 'none' },
  },
  words: { flex: '1 1 0', minWidth: 0, padding: '6px 0' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  about: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
