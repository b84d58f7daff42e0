import { useEffect, useEffectEvent, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  makeStyles,
  Page as PageContent,
  PersonClockRegular,
  SearchRegular,
  Skeleton,
  SkeletonRows,
  text as type,
  useScrollArea,
  useViewport,
} from 'shared-ui';
import { useClockOut } from '../clock-out/view/useClockOut.tsx';
import { KeptPunchesNote } from '../kept-punches/view/KeptPunchesNote.tsx';
import { useText } from '../messages/useText.ts';
import { Pager } from '../paging/view/Pager.tsx';
import { isNarrowed } from './rules/peopleFilter.ts';
import { isIn } from './rules/clockedPerson.ts';
import type { Subordinate } from '../people/rules/subordinate.ts';
import { ClockingBar } from './view/ClockingBar.tsx';
import { MassClockInDialog } from './view/MassClockInDialog.tsx';
import { MassRunDialog } from './view/MassRunDialog.tsx';
import { PeopleFilterBar } from './view/PeopleFilterBar.tsx';
import { SubordinatesTable } from './view/SubordinatesTable.tsx';
import { useClockPeople } from './view/useClockPeople.ts';
import { useGivePin } from './view/useGivePin.tsx';
import { useMassRun } from './view/useMassRun.ts';
import { usePeople } from './view/usePeople.ts';
import { usePeopleSelection } from './view/usePeopleSelection.ts';

/** The clocks of a manager's people, and clocking for them (spec §2). */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const scrollArea = useScrollArea();
  const isPhone = useViewport() === 'phone';
  const people = usePeople();
  const { filter, data, isChanging, failure, changeFilter } = people;
  const chosen = usePeopleSelection(isChanging ? undefined : data?.contents);
  const mass = useMassRun();
  const clockOut = useClockOut();
  const givePin = useGivePin();
  const [toClockIn, setToClockIn] = useState<readonly number[] | null>(null);
  const does = useClockPeople(filter, mass, clockOut.ask, setToClockIn);

  const clockIn = (who: readonly Subordinate[]) => setToClockIn(idsOf(who));
  const settle = useEffectEvent(mass.settle);
  useEffect(() => settle(), [data]);
  const isFiltered = isNarrowed(filter);

  async function selectEverybody(): Promise<void> {
    const all = await does.look('everybody');
    if (all) chosen.selectAll(all);
  }

  return (
    <PageContent>
      <KeptPunchesNote />
      <PeopleFilterBar
        filter={filter}
        search={people.search}
        onChange={changeFilter}
        onReset={people.resetFilter}
      />
      <FreshnessNote answeredAt={people.answeredAt} failure={failure} onRetry={people.retry} />
      {!data ? (
        failure ? (
          <FailurePanel title={text('clocking.failure')} failure={failure} onRetry={people.retry} />
        ) : (
          <>
            <div className={styles.summary}>
              <Skeleton width="120px" height="20px" />
            </div>
            <Card flush>
              <SkeletonRows count={8} height={isPhone ? 92 : 56} />
            </Card>
          </>
        )
      ) : data.contents.length === 0 ? (
        <EmptyState
          icon={isFiltered ? <SearchRegular /> : <PersonClockRegular />}
          meaning="work"
          title={text(isFiltered ? 'clocking.empty.narrowed' : 'clocking.empty')}
          text={text(
            filter.search !== ''
              ? 'clocking.empty.searched'
              : filter.show !== 'ALL' && filter.values.length === 0
                ? emptyWords[filter.show]
                : isFiltered
                  ? 'clocking.empty.filtered'
                  : 'clocking.empty.text',
            { term: filter.search },
          )}
          actions={
            isFiltered && (
              <Button onClick={people.resetFilter}>{text('clocking.empty.reset')}</Button>
            )
          }
        />
      ) : (
        <>
          <div className={styles.summary}>
            <span role="status">
              {text.rich('clocking.people', {
                count: data.totalEmployees,
                b: (parts) => <strong key="count">{parts}</strong>,
              })}
            </span>
            {data.totalPages > 1 && (
              <Button
                size="row"
                look="subtle"
                tone="brand"
                busy={does.lookingFor === 'everybody'}
                onClick={() => void selectEverybody()}
              >
                {text('clocking.selectEverybody', { count: data.totalEmployees })}
              </Button>
            )}
          </div>
          <SubordinatesTable
            people={data.contents}
            selection={chosen.selection}
            isChanging={isChanging}
            asked={mass.asked}
            preparing={does.preparing}
            actions={{
              select: chosen.select,
              openMenu: givePin.openMenu,
              clock: (person, wanted) => {
                const { id } = person.employee;
                if (mass.undo(id) || mass.asked.has(id)) return;
                if (wanted) void does.clockInAtOnce([person]);
                else void does.clockOutAtOnce([person]);
              },
            }}
          />
          <Pager
            page={filter.page}
            totalPages={data.totalPages}
            totalRows={data.totalEmployees}
            pageSize={filter.pageSize}
            sizes={[10, 30, 50]}
            onPage={(page) => {
              changeFilter({ page });
              scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
            }}
            onPageSize={(pageSize) => changeFilter({ pageSize })}
          />
          <ClockingBar
            selection={chosen.selection}
            isLookingForAll={does.lookingFor === 'whoIsIn'}
            isPreparing={does.preparing.size > 0}
            onClear={chosen.clear}
            onClockIn={(who) => void does.clockInAtOnce(who).then(() => chosen.drop(idsOf(who)))}
            onClockOut={(who) => void does.clockOutAtOnce(who).then(() => chosen.drop(idsOf(who)))}
            onChoose={(who) =>
              who.some(isIn) ? void does.clockOut(who.filter(isIn)) : clockIn(who)
            }
            onClockOutAll={() => void does.clockOutAll()}
          />
        </>
      )}
      {toClockIn && (
        <MassClockInDialog
          ids={toClockIn}
          onClose={() => setToClockIn(null)}
          onStart={(order) => {
            setToClockIn(null);
            mass.clock(order);
            chosen.drop(toClockIn);
          }}
        />
      )}
      {clockOut.dialog}
      {givePin.dialog}
      {mass.run && (
        <MassRunDialog
          run={mass.run}
          onCarryOn={mass.carryOn}
          onStop={mass.stop}
          onClose={() => {
            chosen.drop(mass.run?.people.map(({ employeeId }) => employeeId) ?? []);
            mass.close();
          }}
        />
      )}
    </PageContent>
  );
}

function idsOf(people: readonly Subordinate[]): number[] {
  return people.map(({ employee }) => employee.id);
}

const emptyWords = {
  IN: 'clocking.empty.nobodyIn',
  DUE: 'clocking.empty.DUE',
  LATE: 'clocking.empty.LATE',
  OFF: 'clocking.empty.OFF',
} as const;

const useStyles = makeStyles({
  summary: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '46px',
  },
});
