import { useState } from 'react';
import { Page as PageArea, makeStyles } from 'shared-ui';
import type { InviteeFilter } from '../data/invitationCalls.ts';
import { ChoosePeople } from './ChoosePeople.tsx';
import { MadeInvitations } from './MadeInvitations.tsx';
import { useMake } from './useMake.ts';
import { usePeople } from './usePeople.ts';

const atFirst: InviteeFilter = { search: '', site: null, state: 'NOT_INVITED' };

/** Invitations: choose people, make one-time passwords and PINs, print them once. */
export function Page() {
  const styles = useStyles();
  const [filter, setFilter] = useState(atFirst);
  const make = useMake();
  const list = usePeople(filter);
  const { company } = list;
  return (
    <PageArea className={styles.page}>
      {make.run && company ? (
        <MadeInvitations run={make.run} make={make} company={company} />
      ) : (
        <ChoosePeople
          {...{ filter, setFilter, list }}
          isFirst={filter === atFirst}
          onMake={make.start}
        />
      )}
    </PageArea>
  );
}

const useStyles = makeStyles({
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
