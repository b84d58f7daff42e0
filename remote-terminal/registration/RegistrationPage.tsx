import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  makeStyles,
  Page as PageContent,
  PageToolbar,
  ScanPersonRegular,
  SearchField,
  SearchRegular,
  SegmentedControl,
  SkeletonRows,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import type { FaceRegistration } from './data/faceRegistrations.ts';
import { RegisterPerson } from './view/RegisterPerson.tsx';
import { RegistrationPager } from './view/RegistrationPager.tsx';
import { RegistrationTable } from './view/RegistrationTable.tsx';
import { useRegistrationLayout } from './view/useRegistrationLayout.ts';
import { useRegistrations } from './view/useRegistrations.ts';
import { useRemoveFace } from './view/useRemoveFace.ts';

/** Lists which of a manager's people have a registered face, and registers them (spec §2). */
export function Page() {
  const text = useText();
  const layout = useRegistrationLayout();
  const people = useRegistrations();
  const { data, failure, filter } = people;
  const [toRegister, setToRegister] = useState<FaceRegistration | null>(null);
  const remove = useRemoveFace(people.refresh);
  const isNarrowed = filter.search !== '' || filter.status !== null;

  return (
    <PageContent>
      <PageToolbar>
        <RegistrationFilter people={people} />
      </PageToolbar>
      <FreshnessNote answeredAt={people.answeredAt} failure={failure} onRetry={people.retry} />
      {!data ? (
        failure ? (
          <FailurePanel
            title={text('registration.failure')}
            failure={failure}
            onRetry={people.retry}
          />
        ) : (
          <Card flush>
            <SkeletonRows count={8} height={layout === 'list' ? 92 : 56} />
          </Card>
        )
      ) : data.contents.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? <SearchRegular /> : <ScanPersonRegular />}
          meaning="work"
          title={text(isNarrowed ? 'registration.empty.narrowed' : 'registration.empty')}
          text={isNarrowed ? undefined : text('registration.empty.text')}
          actions={
            isNarrowed && <Button onClick={people.reset}>{text('registration.reset')}</Button>
          }
        />
      ) : (
        <>
          <RegistrationTable
            people={data.contents}
            isChanging={people.isChanging}
            onRegister={setToRegister}
            onRemove={(person) => void remove(person)}
          />
          <RegistrationPager
            page={filter.page}
            totalPages={people.totalPages}
            onPage={(page) => people.change({ page })}
          />
        </>
      )}
      {toRegister && (
        <RegisterPerson
          person={toRegister}
          onClose={() => setToRegister(null)}
          onRegistered={() => {
            setToRegister(null);
            people.refresh();
          }}
        />
      )}
    </PageContent>
  );
}

interface RegistrationFilterProps {
  readonly people: ReturnType<typeof useRegistrations>;
}

function RegistrationFilter({ people: { filter, search, change } }: RegistrationFilterProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <SearchField
        label={text('registration.search')}
        className={styles.search}
        value={search.typed}
        onChange={search.type}
        onKeyDown={({ key }) => key === 'Enter' && search.submit()}
      />
      <SegmentedControl<'ALL' | 'NOT_REGISTERED' | 'REGISTERED'>
        label={text('registration.show')}
        value={filter.status ?? 'ALL'}
        choices={[
          { value: 'ALL', label: text('registration.show.all') },
          { value: 'NOT_REGISTERED', label: text('registration.state.awaiting') },
          { value: 'REGISTERED', label: text('registration.state.complete') },
        ]}
        onChange={(status) => change({ status: status === 'ALL' ? null : status })}
      />
    </>
  );
}

const useStyles = makeStyles({
  // Its placeholder is longer than those of other searches.
  search: { '@media (min-width: 640px)': { width: '300px' } },
});
