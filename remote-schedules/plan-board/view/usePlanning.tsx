import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { components, DateRange, LocalDate, WorkSchedule } from 'shared-contracts';
import { laterDialog } from 'shared-ui';
import { AssignPanel, CopyDialog } from '../../assigning/view/assigningParts.ts';
import { useAssign } from '../../assigning/view/useAssign.tsx';
import type { GroupChange } from '../../groups/rules/membership.ts';
import { useKeepsGroups } from '../../groups/view/useEmployeeGroups.ts';
import { HistoryDialog, InfoDialog } from '../../plan-history/view/historyDialogs.ts';
import type { ShownSchedule } from '../rules/boardDays.ts';
import type { ComingRow } from '../rules/comingDays.ts';
import { targetsOf, type PlanSelection } from '../rules/planSelection.ts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { ScheduleReportDialog } from '../../schedule-report/view/ScheduleReportDialog.tsx';
import { useMayAssign } from './useMayAssign.ts';
import { usePlanRefresh } from './usePlanRefresh.ts';
import { useRowMenu } from './useRowMenu.tsx';
import { useScheduleNames } from './useScheduleNames.ts';

export interface PlanningOptions {
  readonly selection: PlanSelection;
  readonly range: DateRange;
  /** Schedules with known names. */
  readonly schedules: readonly ShownSchedule[];
  /** The groups in the board's filter. */
  readonly groups: readonly components['schemas']['EmployeeGroupName'][];
  readonly clear: () => void;
  /** The groups of the selected rows changed. */
  readonly regroup: (change: GroupChange) => void;
}

type PlanPreview = components['schemas']['PlanPreview'];

/** What is open, and the row whose menu opened it; null: the selection. */
type Open =
  | {
      readonly kind: 'assign' | 'copy';
      readonly row: PlannedRow | null;
      readonly date?: LocalDate;
    }
  | { readonly kind: 'groups'; readonly row: PlannedRow | null }
  | { readonly kind: 'info' | 'history'; readonly row: PlannedRow }
  | { readonly kind: 'report' | 'manage-groups'; readonly row: null };

const AssignGroupsDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "groups" */ '../../groups/view/AssignGroupsDialog.tsx'))
      .AssignGroupsDialog,
);

const GroupManagerDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "groups" */ '../../groups/view/GroupManagerDialog.tsx'))
      .GroupManagerDialog,
);

export interface Planning {
  /** The unsaved changes, by row id. */
  readonly coming: ReadonlyMap<number, ComingRow>;
  readonly nameOf: (code: string) => string;
  readonly openMenu: (row: PlannedRow, target: HTMLElement) => void;
  readonly assign: () => void;
  /** Plans a person, starting with a day; absent if nothing can be assigned. */
  readonly assignDay: ((row: PlannedRow, date: LocalDate) => void) | null;
  readonly copy: () => void;
  readonly openHistory: (row: PlannedRow) => void;
  /** Absent without groups. */
  readonly group: (() => void) | null;
  readonly report: () => void;
  readonly manageGroups: () => void;
  /** Assigns a dragged schedule at once; absent if nothing can be assigned. */
  readonly drop: ((targets: PlanTargets, schedule: WorkSchedule) => void) | null;
  readonly isAssigning: boolean;
  /** Next to the board. */
  readonly panel: ReactNode;
  readonly dialogs: ReactNode;
}

/** The actions on the selection, or on one row from its menu. */
export function usePlanning(options: PlanningOptions): Planning {
  const { selection, range, schedules, groups, clear, regroup } = options;
  const keepsGroups = useKeepsGroups();
  const mayAssign = useMayAssign();
  const refresh = usePlanRefresh();
  const [open, setOpen] = useState<Open | null>(null);
  const { coming, nameOf, setPreview } = useComingPlans(schedules);
  const close = useCallback(() => {
    setOpen(null);
    setPreview(null);
  }, [setPreview]);
  /** Clears picked days; people stay selected for the next action. */
  function finish(): void {
    if (open?.row === null && selection.mode === 'days') clear();
    close();
    refresh();
  }
  const manageGroups = () => setOpen({ kind: 'manage-groups', row: null });
  const direct = useAssign(refresh);
  const openMenu = useRowMenu(selection.rows, setOpen);

  const assignDay = useMemo(
    () =>
      mayAssign
        ? (row: PlannedRow, date: LocalDate) => setOpen({ kind: 'assign', row, date })
        : null,
    [mayAssign],
  );
  const targets = useOpenTargets(open, selection, range);
  return {
    coming,
    nameOf,
    openMenu,
    assign: () => setOpen({ kind: 'assign', row: null }),
    assignDay,
    copy: () => setOpen({ kind: 'copy', row: null }),
    openHistory: (row) => setOpen({ kind: 'history', row }),
    group: keepsGroups ? () => setOpen({ kind: 'groups', row: null }) : null,
    report: () => setOpen({ kind: 'report', row: null }),
    manageGroups,
    drop: mayAssign ? direct.assign : null,
    isAssigning: open?.kind === 'assign' && targets !== null,
    panel: open?.kind === 'assign' && targets && (
      <AssignPanel
        key={open.row?.id ?? 'chosen'}
        targets={targets}
        onPreview={setPreview}
        onClose={close}
        onDone={finish}
      />
    ),
    dialogs: (
      <>
        {open?.kind === 'copy' && targets && (
          <CopyDialog targets={targets} onClose={close} onDone={finish} />
        )}
        {open?.kind === 'info' && <InfoDialog row={open.row} onClose={close} />}
        {open?.kind === 'history' && <HistoryDialog row={open.row} onClose={close} />}
        {open?.kind === 'groups' && (
          <AssignGroupsDialog
            rows={open.row ? [open.row] : [...selection.rows.values()]}
            onClose={close}
            onDone={(change) => {
              if (!open.row) regroup(change);
              refresh();
            }}
            onManage={manageGroups}
          />
        )}
        {open?.kind === 'manage-groups' && (
          <GroupManagerDialog onClose={close} onChanged={refresh} />
        )}
        {open?.kind === 'report' && (
          <ScheduleReportDialog range={range} groups={groups} onClose={close} />
        )}
        {direct.running}
      </>
    ),
  };
}

/** The unsaved changes of the panel. */
function useComingPlans(schedules: readonly ShownSchedule[]) {
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const nameOf = useScheduleNames(schedules, preview);
  const coming = useMemo(
    () => new Map(preview?.rows.map((row) => [row.userId, row] as const)),
    [preview],
  );
  return { coming, nameOf, setPreview };
}

/** The row whose menu opened it, from the day pressed if there is one; or the selection. */
function useOpenTargets(
  open: Open | null,
  selection: PlanSelection,
  { startDate, endDate }: DateRange,
): PlanTargets | null {
  const ownTargets = useMemo(
    () => targetsOf(selection, { startDate, endDate }),
    [selection, startDate, endDate],
  );
  const rowTargets = useMemo(() => {
    if (!open?.row) return null;
    const date = open.kind === 'assign' ? open.date : undefined;
    const own = date ? { startDate: date, endDate: date } : { startDate, endDate };
    return { rows: [open.row], days: null, range: own };
  }, [open, startDate, endDate]);
  return rowTargets ?? ownTargets;
}
