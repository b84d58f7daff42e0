import {
  Card,
  FailurePanel,
  FreshnessNote,
  Page as PageContent,
  Skeleton,
  SkeletonRows,
  useViewport,
} from 'shared-ui';
import { KeptPunchesNote } from '../kept-punches/view/KeptPunchesNote.tsx';
import { useText } from '../messages/useText.ts';
import { ClockingBar } from './view/ClockingBar.tsx';
import { MassClockInDialog } from './view/MassClockInDialog.tsx';
import { MassRunDialog } from './view/MassRunDialog.tsx';
import { NoPeople } from './view/NoPeople.tsx';
import { PeopleFilterBar } from './view/PeopleFilterBar.tsx';
import { PeopleList } from './view/PeopleList.tsx';
import { PeopleSummary } from './view/PeopleSummary.tsx';
import { type ClockingModel, useClockingModel } from './view/useClockingModel.ts';

/** The clocks of a manager's people, and clocking for them (spec §2). */
export function Page() {
  const page = useClockingModel();
  const { people, mass } = page;
  const { filter, data } = people;
  return (
    <PageContent>
      <KeptPunchesNote />
      <PeopleFilterBar
        filter={filter}
        search={people.search}
        onChange={people.changeFilter}
        onReset={people.resetFilter}
      />
      <FreshnessNote
        answeredAt={people.answeredAt}
        failure={people.failure}
        onRetry={people.retry}
      />
      {!data ? (
        <Waiting people={people} />
      ) : data.contents.length === 0 ? (
        <NoPeople filter={filter} onReset={people.resetFilter} />
      ) : (
        <>
          <PeopleList page={page} data={data} />
          <ClockingBar page={page} />
        </>
      )}
      {page.toClockIn && (
        <MassClockInDialog
          ids={page.toClockIn}
          onClose={page.cancelClockIn}
          onStart={page.startClockIn}
        />
      )}
      {page.clockOut.dialog}
      {page.personMenu.dialogs}
      {mass.run && (
        <MassRunDialog
          run={mass.run}
          onCarryOn={mass.carryOn}
          onStop={mass.stop}
          onClose={page.closeRun}
        />
      )}
    </PageContent>
  );
}

function Waiting({ people: { failure, retry } }: Pick<ClockingModel, 'people'>) {
  const text = useText();
  const isPhone = useViewport() === 'phone';
  if (failure) {
    return <FailurePanel title={text('clocking.failure')} failure={failure} onRetry={retry} />;
  }
  return (
    <>
      <PeopleSummary>
        <Skeleton width="120px" height="20px" />
      </PeopleSummary>
      <Card flush>
        <SkeletonRows count={8} height={isPhone ? 92 : 56} />
      </Card>
    </>
  );
}
