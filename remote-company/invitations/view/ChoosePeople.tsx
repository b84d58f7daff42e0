import { useState } from 'react';
import {
  BottomBar,
  Button,
  EmptyState,
  FailurePanel,
  KeyRegular,
  makeStyles,
  MessageNote,
  SearchRegular,
  SkeletonRows,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { InviteeFilter } from '../data/invitationCalls.ts';
import type { InvitationOrder } from '../rules/invitationOrder.ts';
import { mostInvited, type Invitee } from '../rules/invitee.ts';
import { isOnlyHere } from '../rules/isOnlyHere.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { PeopleFilter } from './PeopleFilter.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { useChosen } from './useChosen.ts';
import type { usePeople } from './usePeople.ts';

interface ChoosePeopleProps {
  readonly filter: InviteeFilter;
  readonly setFilter: (filter: InviteeFilter) => void;
  readonly list: ReturnType<typeof usePeople>;
  /** Whether the list is the one that the page begins with. */
  readonly isFirst: boolean;
  readonly onMake: (people: readonly Invitee[], order: InvitationOrder) => void;
}

/** Who is invited: at first the people chosen on the page before, or everybody not invited yet. */
export function ChoosePeople({ filter, setFilter, list, isFirst, onMake }: ChoosePeopleProps) {
  const text = useText();
  const styles = useStyles();
  const [asks, setAsks] = useState(false);
  const { people, total, company, isComplete, failure, retry } = list;
  const choice = useChosen(people, isComplete && isFirst);
  const { chosen } = choice;
  const showAll = () => setFilter({ search: '', site: null, state: null, employeeIds: null });
  const isNarrowed = filter.search !== '' || filter.site !== null;

  return (
    <>
      <PeopleFilter filter={filter} onChange={setFilter} />
      {company && isOnlyHere(company.address) && (
        <MessageNote icon={<WarningFilled />} meaning="warning">
          {text('invitations.onlyHere', { address: company.address })}
        </MessageNote>
      )}
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {!isComplete && !failure && people.length === 0 && <SkeletonRows count={8} height={56} />}
      {isComplete && people.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text(isNarrowed ? 'invitations.none' : 'invitations.everybody')}
          text={text(isNarrowed ? 'invitations.none.text' : 'invitations.everybody.text')}
          actions={<Button onClick={showAll}>{text('invitations.showAll')}</Button>}
        />
      )}
      {filter.employeeIds !== null && people.length > 0 && (
        <Button size="row" look="subtle" className={styles.all} onClick={showAll}>
          {text('invitations.showAll')}
        </Button>
      )}
      {people.length > 0 && <PeopleTable people={people} choice={choice} />}
      {isComplete && total > people.length && (
        <p className={styles.more}>
          {text('invitations.more', { shown: people.length, count: total })}
        </p>
      )}
      {chosen.length > 0 && (
        <BottomBar
          replacesTabs
          start={
            <>
              <span>{text('invitations.chosen', { count: chosen.length })}</span>
              {choice.isFull && <span>{text('invitations.most', { count: mostInvited })}</span>}
              <Button size="row" look="subtle" onClick={choice.clear}>
                {text('invitations.clear')}
              </Button>
            </>
          }
        >
          <Button look="primary" icon={<KeyRegular />} onClick={() => setAsks(true)}>
            {text('invitations.invite', { count: chosen.length })}
          </Button>
        </BottomBar>
      )}
      <MakeDialog
        open={asks}
        chosen={chosen}
        givesPins={company?.givesPins ?? false}
        onClose={() => setAsks(false)}
        onMake={onMake}
      />
    </>
  );
}

const useStyles = makeStyles({
  more: { paddingInline: '16px' },
  all: { alignSelf: 'flex-start' },
});
