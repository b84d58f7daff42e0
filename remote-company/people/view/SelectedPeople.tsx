import { useNavigate } from 'react-router-dom';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { BottomBar, Button, DismissibleChip } from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import type { Selection } from '../../entries/view/useSelection.ts';
import { choosing, mostChosenElsewhere } from '../../invitations/rules/chosenElsewhere.ts';
import { useText } from '../../messages/useText.ts';
import type { useCloseAccounts } from './useCloseAccounts.ts';

interface SelectedPeopleProps {
  readonly selection: Selection<PersonEntry>;
  readonly closing: ReturnType<typeof useCloseAccounts>;
}

/** The bar with what is done to several people at once. */
export function SelectedPeople({ selection: { selected, clear }, closing }: SelectedPeopleProps) {
  const text = useText();
  const navigate = useNavigate();
  const words = text('people.selected', { count: selected.length });
  const ids = selected.flatMap(({ facts }) => facts.account?.employeeId ?? []);
  const open = selected.filter(({ entry }) => entry.closed !== true);
  return (
    <BottomBar
      replacesTabs
      start={
        <DismissibleChip name={words} onDismiss={clear}>
          {words}
        </DismissibleChip>
      }
    >
      {ids.length <= mostChosenElsewhere && (
        <Button onClick={() => void navigate(`${companyPath}/invitations?${choosing(ids)}`)}>
          {text('people.invite')}
        </Button>
      )}
      {open.length > 0 && (
        <Button tone="danger" busy={closing.change.isSaving} onClick={() => closing.close(open)}>
          {text('people.close', { count: open.length })}
        </Button>
      )}
    </BottomBar>
  );
}
