import { limits } from 'shared-contracts';
import { useSearch } from 'shared-time';
import { ComboField, useApi, useQuery } from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { sharingManagersQuery, type GroupManager } from '../data/groupCalls.ts';

export interface SharingFieldProps {
  readonly sharedWith: readonly GroupManager[];
  readonly onAdd: (manager: GroupManager) => void;
}

/** Finds other managers by name or number, and adds the chosen one. */
export function SharingField({ sharedWith, onAdd }: SharingFieldProps) {
  const api = useApi();
  const text = useText();
  const search = useSearch({ wait: 400 });
  const { data, isFetching, isError } = useQuery(sharingManagersQuery(api, search.asked));
  const others = (data ?? []).filter(({ id }) => !sharedWith.some((each) => each.id === id));
  return (
    <ComboField
      label={text('groups.share')}
      optional
      hint={
        search.isTooShort
          ? text('groups.share.search', { minimum: limits.minimumSearchLength })
          : text('groups.share.hint')
      }
      error={isError ? text('groups.share.failed') : null}
      chosen={null}
      choices={others.map(({ id, name, employeeNumber }) => ({
        value: String(id),
        label: `${name} · ${employeeNumber}`,
      }))}
      loading={search.isAhead || isFetching}
      onSearch={search.type}
      onChange={(choice) => {
        const manager = others.find(({ id }) => String(id) === choice?.value);
        if (manager) onAdd(manager);
        search.clear();
      }}
    />
  );
}
