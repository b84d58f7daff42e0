import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page as PageArea, makeStyles } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import type { InviteeFilter } from '../data/invitationCalls.ts';
import { chosenElsewhere } from '../rules/chosenElsewhere.ts';
import { ChoosePeople } from './ChoosePeople.tsx';
import { MadeInvitations } from './MadeInvitations.tsx';
import { useMake } from './useMake.ts';
import { usePeople } from './usePeople.ts';

const notInvited: InviteeFilter = {
  ...{ search: '', site: null, state: 'NOT_INVITED', employeeIds: null },
};

/** Invitations: choose people, make one-time passwords and PINs, print them once. */
export function Page() {
  const styles = useStyles();
  const employeeIds = chosenElsewhere(useLocation().search);
  const [atFirst] = useState<InviteeFilter>(
    employeeIds === null ? notInvited : { ...notInvited, state: null, employeeIds },
  );
  const [filter, setFilter] = useState(atFirst);
  const make = useMake();
  const list = usePeople(filter);
  const { company } = list;
  if (make.run && company) {
    return (
      <PageArea className={styles.page}>
        <MadeInvitations run={make.run} make={make} company={company} />
      </PageArea>
    );
  }
  return (
    <CompanyFrame>
      <ChoosePeople
        {...{ filter, setFilter, list }}
        isFirst={filter === atFirst}
        onMake={make.start}
      />
    </CompanyFrame>
  );
}

const useStyles = makeStyles({
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
