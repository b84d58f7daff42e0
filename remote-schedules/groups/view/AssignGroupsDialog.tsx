import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  Button,
  CheckboxField,
  Dialog,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { changeMembers, groupsKey } from '../data/groupCalls.ts';
import {
  changedMembership,
  membership,
  type GroupChange,
  type GroupedRow,
} from '../rules/membership.ts';
import { GroupList } from './GroupList.tsx';
import { groupLabel } from './groupLabel.ts';
import { useEmployeeGroups } from './useEmployeeGroups.ts';

export interface AssignGroupsDialogProps {
  readonly rows: readonly GroupedRow[];
  readonly onClose: () => void;
  /** Memberships changed: rows that list their groups are stale. */
  readonly onDone: (change: GroupChange) => void;
  /** Opens the dialog that manages groups. */
  readonly onManage: () => void;
}

/** The groups of the selected people, as checkboxes. */
export function AssignGroupsDialog({ rows, onClose, onDone, onManage }: AssignGroupsDialogProps) {
  const text = useText();
  const styles = useStyles();
  const api = useApi();
  const queries = useQueryClient();
  const { data: groups = [] } = useEmployeeGroups();
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const change = useChange(rows);
  const { assigned, excluded } = changedMembership(rows, wanted);
  const names = (ids: readonly number[]) =>
    groups
      .filter(({ id }) => ids.includes(id))
      .map(groupLabel)
      .join(', ');

  async function save(): Promise<void> {
    const done = await change({
      assigned: { ids: assigned, names: names(assigned) },
      excluded: { ids: excluded, names: names(excluded) },
    });
    void queries.invalidateQueries({ queryKey: groupsKey(api) });
    onDone({
      assigned: groups.filter(({ id }) => done.assigned && assigned.includes(id)),
      excluded: done.excluded ? excluded : [],
    });
    if (done.assigned && done.excluded) onClose();
  }
  const saving = useMutation({ mutationFn: save });
  const [only] = rows;
  const states = new Map(groups.map(({ id }) => [id, membership(rows, id)]));
  return (
    <Dialog
      open
      width={500}
      title={
        rows.length === 1 && only
          ? text('groups.assign.one', { name: only.employeeName })
          : text('groups.assign.many', { count: rows.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onManage}>{text('groups.manage')}</Button>
          <Button
            look="primary"
            busy={saving.isPending}
            disabled={assigned.length + excluded.length === 0}
            onClick={() => saving.mutate()}
          >
            {text('groups.save')}
          </Button>
        </>
      }
    >
      <GroupList height={40}>
        {(shown) => (
          <div role="group" aria-label={text('groups.title')} className={styles.choices}>
            {shown.map((group) => (
              <CheckboxField
                key={group.id}
                label={groupLabel(group)}
                checked={wanted.get(group.id) ?? states.get(group.id) ?? false}
                onChange={(isIn) => setWanted(new Map(wanted).set(group.id, isIn))}
              />
            ))}
          </div>
        )}
      </GroupList>
      {[...states.values()].includes('mixed') && (
        <p className={styles.note}>{text('groups.assign.mixed')}</p>
      )}
    </Dialog>
  );
}

interface Changed {
  readonly ids: readonly number[];
  /** Names of the groups, for the message. */
  readonly names: string;
}

/** Sends both changes; returns for each whether it succeeded or was unnecessary. */
function useChange(rows: readonly GroupedRow[]) {
  const text = useText();
  const api = useApi();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const assignmentIds = rows.map(({ id }) => id);

  /** The success as text, or null after reporting a failure. */
  async function send(kind: 'assign' | 'exclude', { ids, names }: Changed): Promise<string | null> {
    try {
      await changeMembers(api, kind, ids, assignmentIds);
      return text(kind === 'assign' ? 'groups.assigned' : 'groups.excluded', { names });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const said = kind === 'assign' ? 'groups.assignFailed' : 'groups.excludeFailed';
      const words = `${text(said, { names })} ${failureText(failure)}`;
      snackbar.show({ text: words, intent: 'error' });
      return null;
    }
  }
  return async ({
    assigned,
    excluded,
  }: {
    readonly assigned: Changed;
    readonly excluded: Changed;
  }) => {
    const words = {
      assigned: assigned.ids.length > 0 ? await send('assign', assigned) : '',
      excluded: excluded.ids.length > 0 ? await send('exclude', excluded) : '',
    };
    const said = [words.assigned, words.excluded].filter(Boolean).join(' ');
    if (said) snackbar.show({ text: said, intent: 'success' });
    return { assigned: words.assigned !== null, excluded: words.excluded !== null };
  };
}

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column' },
  note: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
