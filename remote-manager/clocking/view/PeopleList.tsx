import { Button } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { Pager } from '../../paging/view/Pager.tsx';
import { PeopleSummary } from './PeopleSummary.tsx';
import { SubordinatesTable } from './SubordinatesTable.tsx';
import type { ClockingModel } from './useClockingModel.ts';

export interface PeopleListProps {
  readonly page: ClockingModel;
  readonly data: NonNullable<ClockingModel['people']['data']>;
}

/** The people of a page of the filter's matches, with their number. */
export function PeopleList({ page, data }: PeopleListProps) {
  const text = useText();
  const { people, chosen, mass, does } = page;
  return (
    <>
      <PeopleSummary>
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
            onClick={() => void page.selectEverybody()}
          >
            {text('clocking.selectEverybody', { count: data.totalEmployees })}
          </Button>
        )}
      </PeopleSummary>
      <SubordinatesTable
        people={data.contents}
        selection={chosen.selection}
        isChanging={people.isChanging}
        asked={mass.asked}
        preparing={does.preparing}
        actions={{ select: chosen.select, openMenu: page.personMenu.open, clock: page.clock }}
      />
      <Pager
        page={people.filter.page}
        totalPages={data.totalPages}
        totalRows={data.totalEmployees}
        pageSize={people.filter.pageSize}
        sizes={[10, 30, 50]}
        onChange={people.changeFilter}
      />
    </>
  );
}
