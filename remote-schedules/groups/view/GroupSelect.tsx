import {
  Button,
  CheckboxField,
  FailurePanel,
  makeStyles,
  PopoverChip,
  SkeletonRows,
  text as type,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { groupLabel } from './groupLabel.ts';
import { useEmployeeGroups, useKeepsGroups } from './useEmployeeGroups.ts';

export interface GroupSelectProps {
  /** Empty: everybody. */
  readonly groupIds: readonly number[];
  readonly onChange: (groupIds: readonly number[]) => void;
  /** Opens the dialog that manages groups. */
  readonly onManage: () => void;
}

/** The selected groups; the chip shows the first and the number of others. */
export function GroupSelect(props: GroupSelectProps) {
  const keepsGroups = useKeepsGroups();
  return keepsGroups && <GroupChip {...props} />;
}

function GroupChip({ groupIds, onChange, onManage }: GroupSelectProps) {
  const text = useText();
  const styles = useStyles();
  const { data: groups, error, refetch } = useEmployeeGroups();
  const first = groups?.find(({ id }) => groupIds.includes(id));
  const others = groupIds.length - (first ? 1 : 0);
  return (
    <PopoverChip
      title={text('groups.choose')}
      selected={groupIds.length > 0}
      label={
        <>
          <span className={styles.name}>{first ? groupLabel(first) : text('groups.title')}</span>
          {others > 0 && <span className={styles.more}>+{others}</span>}
        </>
      }
    >
      {(close) => (
        <div className={styles.panel}>
          {error && <FailurePanel failure={error} onRetry={() => void refetch()} />}
          {!groups && !error && <SkeletonRows count={3} height={40} />}
          {groups?.length === 0 && <p className={styles.empty}>{text('groups.empty')}</p>}
          {groups && groups.length > 0 && (
            <div role="group" aria-label={text('groups.choose')} className={styles.choices}>
              {groups.map((group) => (
                <CheckboxField
                  key={group.id}
                  label={groupLabel(group)}
                  checked={groupIds.includes(group.id)}
                  onChange={(isChosen) =>
                    onChange(
                      isChosen
                        ? [...groupIds, group.id]
                        : groupIds.filter((each) => each !== group.id),
                    )
                  }
                />
              ))}
            </div>
          )}
          <div className={styles.buttons}>
            {groupIds.length > 0 && (
              <Button look="subtle" size="row" onClick={() => onChange([])}>
                {text('groups.clear')}
              </Button>
            )}
            <Button
              look="subtle"
              tone="brand"
              size="row"
              onClick={() => {
                close();
                onManage();
              }}
            >
              {text('groups.manage')}
            </Button>
          </div>
        </div>
      )}
    </PopoverChip>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: '220px' },
  choices: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'min(360px, 50vh)',
    overflowY: 'auto',
  },
  name: {
    display: 'inline-block',
    maxWidth: '180px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  },
  more: { ...type.captionStrong, marginLeft: '6px' },
  empty: { ...type.secondary, margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
