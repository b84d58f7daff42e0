import { useMemo, useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  FailurePanel,
  LoadMore,
  makeStyles,
  media,
  mergeClasses,
  SearchField,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useInfiniteQuery,
  useViewport,
  useSettled,
} from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { penDrags } from '../../schedule-drag/draggedSchedule.ts';
import { useScheduleColors } from '../../schedule-colors/useScheduleColors.ts';
import { schedulePages } from '../data/schedulePages.ts';
import { useAssignText } from '../messages/useText.ts';
import { isSameChoice, pieceOf, type AssignChoice } from '../rules/assignChoice.ts';
import { ScheduleOption } from './ScheduleOption.tsx';
import { useCountryFilter } from './useCountryFilter.tsx';
import { useOptionKeys } from './useOptionKeys.ts';

export interface SchedulePickerProps {
  readonly rows: readonly PlannedRow[];
  readonly chosen: AssignChoice | null;
  readonly onChoose: (choice: AssignChoice) => void;
}

const quiet = 250;
const optionHeight = 54;

/** The assignable schedules: found by typing, navigated by arrows, selected by Enter. */
export function SchedulePicker({ rows, chosen, onChoose }: SchedulePickerProps) {
  const api = useApi();
  const text = useAssignText();
  const styles = useStyles();
  const viewport = useViewport();
  const [typed, setTyped] = useState('');
  const country = useCountryFilter(rows);
  const search = useSettled(typed.trim(), typed.trim(), quiet);
  const schedules = useInfiniteQuery(
    schedulePages(api, {
      search,
      assignmentIds: rows.map((row) => row.id),
      countryCodes: country.codes,
    }),
  );
  const { data } = schedules;
  const found = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const colorsOf = useScheduleColors(found);
  const own = chosen && chosen.kind !== 'schedule' ? [chosen] : [];
  const choices: readonly AssignChoice[] = [
    ...own,
    ...found.map((schedule) => ({ kind: 'schedule', schedule }) as const),
  ];
  const isFound = search !== '' && search === typed.trim();
  const { list, active, optionId, setActive, leaveField, walk } = useOptionKeys(
    choices,
    isFound,
    onChoose,
  );

  return (
    <div className={styles.picker}>
      <div className={styles.find}>
        <SearchField
          className={styles.search}
          label={text('assign.search')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setActive(null);
          }}
          onKeyDown={leaveField}
        />
        {country.field}
      </div>
      <div className={mergeClasses(styles.box, hasMore(schedules) && styles.scroll)} {...penDrags}>
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={text('assign.list')}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          className={styles.list}
          onKeyDown={walk}
        >
          {choices.map((choice, index) => (
            <ScheduleOption
              key={JSON.stringify(pieceOf(choice))}
              id={optionId(index)}
              choice={choice}
              colors={choice.kind === 'schedule' ? colorsOf(choice.schedule.externalCode) : null}
              isChosen={isSameChoice(chosen, choice)}
              isActive={index === active}
              onChoose={() => {
                list.current?.focus();
                setActive(index);
                onChoose(choice);
              }}
            />
          ))}
        </div>
        <ListEnd
          schedules={schedules}
          isEmpty={data !== undefined && found.length === 0}
          search={search}
        />
      </div>
      {viewport === 'desktop' && <p className={styles.hint}>{text('assign.list.drag')}</p>}
    </div>
  );
}

/** Whether there is more than one page. */
function hasMore(schedules: {
  readonly hasNextPage: boolean;
  readonly data: { readonly pages: readonly unknown[] } | undefined;
}): boolean {
  return schedules.hasNextPage || (schedules.data?.pages.length ?? 0) > 1;
}

interface ListEndProps {
  readonly schedules: {
    readonly data: unknown;
    readonly error: ApiFailure | null;
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly isEmpty: boolean;
  readonly search: string;
}

/** What follows the schedules found: more of them, or why there are none. */
function ListEnd({ schedules, isEmpty, search }: ListEndProps) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = schedules;
  const text = useAssignText();
  const styles = useStyles();
  return (
    <>
      {isEmpty && (
        <p role="status" className={styles.none}>
          {search ? text('assign.list.notFound', { search }) : text('assign.list.empty')}
        </p>
      )}
      {!data && !error && <SkeletonRows count={6} height={optionHeight} />}
      {!data && error && (
        <FailurePanel
          title={text('assign.list.failed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
      {hasNextPage && (
        <LoadMore
          isLoading={isFetching}
          count={2}
          height={optionHeight}
          onNear={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  find: { display: 'flex', flexDirection: 'column', gap: '8px' },
  search: { width: '100%', height: '40px', [media.phone]: { height: '48px' } },
  box: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    padding: '4px',
  },
  // A list that loads more rows scrolls, so that the preview stays reachable.
  scroll: { maxHeight: '244px', overflowY: 'auto' },
  list: {
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  none: { ...type.body, padding: '12px', color: tokens.colorNeutralForeground3 },
});
