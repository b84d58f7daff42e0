import type { ReactNode } from 'react';
import { CalendarPersonRegular, EmptyState, FailurePanel, SkeletonRows } from 'shared-ui';
import type { EmployeeGroup } from '../data/groupCalls.ts';
import { useText } from '../messages/useText.ts';
import { useEmployeeGroups } from './useEmployeeGroups.ts';

export interface GroupListProps {
  /** Pixels of a group. */
  readonly height: number;
  readonly children: (groups: readonly EmployeeGroup[]) => ReactNode;
}

/** The groups, or why there are none. */
export function GroupList({ height, children }: GroupListProps) {
  const text = useText();
  const { data: groups, error, refetch } = useEmployeeGroups();
  if (!groups && error) {
    return (
      <FailurePanel title={text('groups.failure')} failure={error} onRetry={() => void refetch()} />
    );
  }
  if (!groups) return <SkeletonRows count={3} height={height} />;
  if (groups.length > 0) return children(groups);
  return (
    <EmptyState
      icon={<CalendarPersonRegular />}
      meaning="work"
      title={text('groups.empty')}
      text={text('groups.empty.text')}
    />
  );
}
