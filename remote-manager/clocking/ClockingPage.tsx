import { useState } from 'react';
import { limits } from 'shared-contracts';
import {
  Button,
  EmptyState,
  FailurePanel,
  makeStyles,
  MessageNote,
  Page as PageContent,
  PageToolbar,
  PersonClockRegular,
  SearchRegular,
  SegmentedControl,
  text as type,
  useScrollArea,
  WarningFilled,
} from 'shared-ui';
import { SearchForm } from '../approvals/view/SearchForm.tsx';
import { useText } from '../messages/useText.ts';
import { Pager } from '../paging/view/Pager.tsx';
import type { Subordinate } from './rules/subordinate.ts';
import { ClockingBar } from './view/ClockingBar.tsx';
import { ClockingSkeleton } from './view/ClockingSkeleton.tsx';
import { MassClockInDialog } from './view/MassClockInDialog.tsx';
import { MassRunDialog } from './view/MassRunDialog.tsx';
import { PositionChip } from './view/PositionChip.tsx';
import { SubordinatesTable } from './view/SubordinatesTable.tsx';
import { useClockPeople } from './view/useClockPeople.ts';
import { useMassRun } from './view/useMassRun.ts';
import { usePeople } from './view/usePeople.ts';
import { usePeopleSelection } from './view/usePeopleSelection.ts';

/** The clocks of a manager's people, and clocking for them (spec §2). */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const scrollArea = useScrollArea();
  const people = usePeople();
  const { filter, data, isChanging, failure, changeFilter } = people;
  const chosen = usePeopleSelection(isChanging ? undefined : data?.contents);
  const mass = useMassRun();
  const does = useClockPeople(filter, mass.start);
  const [toClockIn, setToClockIn] = useState<readonly number[] | null>(null);

  const clockIn = (who: readonly Subordinate[]) =>
    setToClockIn(who.map(({ employee }) => employee.id));
  const isNarrowed = filter.search !== '' || filter.onlyIn || filter.position !== null;

  async function selectEverybody(): Promise<void> {
    const all = await does.look('everybody');
    if (all) chosen.selectAll(all);
  }

  return (
    <PageContent>
      <PageToolbar>
        <SearchForm search={people.search} />
        <SegmentedControl
          label={text('clocking.show')}
          value={filter.onlyIn ? 'in' : 'all'}
          choices={[
            { value: 'all', label: text('clocking.show.all') },
            { value: 'in', label: text('clocking.show.in') },
          ]}
          onChange={(value) => changeFilter({ onlyIn: value === 'in' })}
        />
        <PositionChip
          chosen={filter.position}
          onChange={(position) => changeFilter({ position })}
        />
      </PageToolbar>
      {failure && data && (
        <MessageNote
          icon={<WarningFilled />}
          meaning="warning"
          action={
            <Button size="row" onClick={people.retry}>
              {text('clocking.tryAgain')}
            </Button>
          }
        >
          {text('clocking.notRefreshed')}
        </MessageNote>
      )}
      {!data ? (
        failure ? (
          <FailurePanel title={text('clocking.failure')} failure={failure} onRetry={people.retry} />
        ) : (
          <ClockingSkeleton />
        )
      ) : data.contents.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? <SearchRegular /> : <PersonClockRegular />}
          meaning="work"
          title={text(isNarrowed ? 'clocking.empty.narrowed' : 'clocking.empty')}
          text={text(
            filter.search !== ''
              ? 'clocking.empty.searched'
              : filter.onlyIn
                ? 'clocking.empty.nobodyIn'
                : isNarrowed
                  ? 'clocking.empty.position'
                  : 'clocking.empty.text',
            { term: filter.search },
          )}
          actions={
            isNarrowed && (
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
            isBusy={mass.run !== null && mass.run.phase !== 'ended'}
            actions={{
              select: chosen.select,
              clock: (person, isIn) => (isIn ? clockIn([person]) : void does.clockOut([person])),
            }}
          />
          <Pager
            page={filter.page}
            totalPages={data.totalPages}
            totalRows={data.totalEmployees}
            pageSize={filter.pageSize}
            sizes={limits.otherPageSizes}
            onPage={(page) => {
              changeFilter({ page });
              scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
            }}
            onPageSize={(pageSize) => changeFilter({ pageSize })}
          />
          <ClockingBar
            selection={chosen.selection}
            isLookingForAll={does.lookingFor === 'whoIsIn'}
            onClear={chosen.clear}
            onClockIn={clockIn}
            onClockOut={(who) => void does.clockOut(who)}
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
            mass.start(order);
          }}
        />
      )}
      {mass.run && (
        <MassRunDialog
          run={mass.run}
          onCarryOn={mass.carryOn}
          onStop={mass.stop}
          onClose={() => {
            chosen.clear();
            mass.close();
          }}
        />
      )}
    </PageContent>
  );
}

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
