import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  Loader,
  makeStyles,
  Page as PageContent,
  PageToolbar,
  ScanPersonRegular,
  SearchField,
  SearchRegular,
  SegmentedControl,
  SkeletonRows,
  useScrollArea,
} from 'shared-ui';
import { HeadCell, Table } from 'shared-ui/table';
import { useText } from '../messages/useText.ts';
import type { FaceRegistration } from './data/faceRegistrations.ts';
import { RegisterPerson } from './view/RegisterPerson.tsx';
import { RegistrationPager } from './view/RegistrationPager.tsx';
import { RegistrationRow } from './view/RegistrationRow.tsx';
import { useRegistrationLayout } from './view/useRegistrationLayout.ts';
import { useRegistrations } from './view/useRegistrations.ts';
import { useRemoveFace } from './view/useRemoveFace.ts';

/** Lists which of a manager's people have a registered face, and registers them (spec §2). */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const scrollArea = useScrollArea();
  const layout = useRegistrationLayout();
  const people = useRegistrations();
  const { data, failure, filter, search } = people;
  const [toRegister, setToRegister] = useState<FaceRegistration | null>(null);
  const remove = useRemoveFace(people.refresh);
  const isNarrowed = filter.search !== '' || filter.status !== null;

  return (
    <PageContent>
      <PageToolbar>
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
          onChange={(status) => people.change({ status: status === 'ALL' ? null : status })}
        />
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
          <Card flush className={styles.card}>
            {people.isChanging && <Loader />}
            <Table
              label={text('registration.table')}
              columns={columns[layout]}
              head={
                <>
                  {layout === 'wide' && <HeadCell>{text('registration.column.number')}</HeadCell>}
                  <HeadCell>{text('registration.column.name')}</HeadCell>
                  {layout !== 'list' && <HeadCell>{text('registration.column.state')}</HeadCell>}
                  <HeadCell name={text('registration.column.actions')} />
                </>
              }
            >
              {data.contents.map((person) => (
                <RegistrationRow
                  key={person.employeeId}
                  person={person}
                  layout={layout}
                  onRegister={() => setToRegister(person)}
                  onRemove={() => void remove(person)}
                />
              ))}
            </Table>
          </Card>
          <RegistrationPager
            page={filter.page}
            totalPages={people.totalPages}
            onPage={(page) => {
              people.change({ page });
              scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
            }}
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

const columns = {
  list: ['auto', '108px'],
  narrow: ['auto', '184px', '176px'],
  wide: ['184px', 'auto', '32%', '216px'],
} as const;

const useStyles = makeStyles({
  // Its placeholder is longer than those of other searches.
  search: { '@media (min-width: 640px)': { width: '300px' } },
  card: { position: 'relative', overflow: 'clip', '& th': { borderRadius: 0 } },
});
