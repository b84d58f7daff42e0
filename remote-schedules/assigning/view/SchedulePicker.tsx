import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  FailurePanel,
  LoadMore,
  makeStyles,
  media,
  SearchField,
  SelectField,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useHost,
  useInfiniteQuery,
  useProperty,
  useViewport,
} from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { penDrags } from '../../schedule-drag/draggedSchedule.ts';
import { useScheduleColors } from '../../schedule-colors/useScheduleColors.ts';
import { schedulePages } from '../data/schedulePages.ts';
import { useAssignText } from '../messages/useText.ts';
import { isSameChoice, pieceOf, type AssignChoice } from '../rules/assignChoice.ts';
import { ScheduleOption } from './ScheduleOption.tsx';
import { useSettled } from './useSettled.ts';

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
  const id = useId();
  const viewport = useViewport();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const country = useCountryFilter(rows);
  const search = useSettled(typed.trim(), typed.trim(), quiet);
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    schedulePages(api, {
      search,
      assignmentIds: rows.map((row) => row.id),
      countryCodes: country.codes,
    }),
  );
  const found = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const colorsOf = useScheduleColors(found);
  const own = chosen && chosen.kind !== 'schedule' ? [chosen] : [];
  const choices: readonly AssignChoice[] = [
    ...own,
    ...found.map((schedule) => ({ kind: 'schedule', schedule }) as const),
  ];
  const optionId = (index: number) => `${id}-${index}`;

  /** Moves from the field into the list; Enter there selects the first match. */
  function leaveField(event: KeyboardEvent<HTMLInputElement>): void {
    const [first] = choices;
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      list.current?.focus();
      setActive(0);
    } else if (event.key === 'Enter' && first && search && search === typed.trim()) {
      event.preventDefault();
      onChoose(first);
    }
  }

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const last = choices.length - 1;
    const from = active ?? -1;
    const target = {
      ArrowDown: Math.min(last, from + 1),
      ArrowUp: Math.max(0, from - 1),
      Home: 0,
      End: last,
    }[event.key];
    const choice = choices[active ?? 0];
    if (target !== undefined && last >= 0) {
      setActive(target);
      document.getElementById(optionId(target))?.scrollIntoView?.({ block: 'nearest' });
    } else if ((event.key === 'Enter' || event.key === ' ') && choice) onChoose(choice);
    else return;
    event.preventDefault();
  }

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
      <div className={styles.scroll} {...penDrags}>
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
        {data && found.length === 0 && (
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
      </div>
      {viewport === 'desktop' && <p className={styles.hint}>{text('assign.list.drag')}</p>}
    </div>
  );
}

/** Restricts schedules to these people's countries, or to all, if the company enables it. */
function useCountryFilter(rows: readonly PlannedRow[]) {
  const text = useAssignText();
  const { locale } = useHost();
  const isOn = useProperty('WS_COUNTRY_CODE_FILTER');
  const [isOfAll, setIsOfAll] = useState(false);
  const own = [...new Set(rows.map(({ countryCode }) => countryCode))].filter(Boolean).toSorted();
  if (!isOn || own.length === 0) return { codes: null, field: null };
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const field = (
    <SelectField
      label={text('assign.country')}
      value={isOfAll ? 'all' : 'own'}
      choices={[
        { value: 'own', label: own.map((code) => names.of(code) ?? code).join(', ') },
        { value: 'all', label: text('assign.country.all') },
      ]}
      onChange={(value) => setIsOfAll(value === 'all')}
    />
  );
  return { codes: isOfAll ? null : own, field };
}

const useStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  find: { display: 'flex', flexDirection: 'column', gap: '8px' },
  search: { width: '100%', height: '40px', [media.phone]: { height: '48px' } },
  scroll: {
    // Four schedules and the start of the next: the preview stays visible below.
    maxHeight: '244px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    padding: '4px',
  },
  list: {
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  none: { ...type.body, padding: '12px', color: tokens.colorNeutralForeground3 },
});
