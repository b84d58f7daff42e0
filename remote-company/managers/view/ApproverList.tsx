import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { Quiet } from 'shared-ui/table';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

interface ApproverListProps {
  /** Shows whom somebody manages. */
  readonly onOpen: (manager: NamedEntry) => void;
}

/** Everybody who may approve time, with the number of jobs that they manage. */
export function ApproverList({ onOpen }: ApproverListProps) {
  const text = useText();
  const name = ({ facts }: ListedEntry<PersonEntry>) => (
    <EntryName
      name={facts.name}
      about={facts.code}
      onOpen={() => onOpen({ code: facts.code, name: facts.name })}
    />
  );
  const manages = ({ facts }: ListedEntry<PersonEntry>) =>
    text('managers.manages', { count: facts.account?.manages ?? 0 });
  return (
    <EntryList
      section="people"
      title={text('page.managers')}
      entriesOf={({ people = [] }) => people}
      only="APPROVERS"
      columns={[
        { title: text('managers.manager'), width: 'auto', cell: name },
        { title: text('managers.managed'), width: '40%', cell: manages },
      ]}
      list={(person) => (
        <>
          {name(person)}
          <Quiet>{manages(person)}</Quiet>
        </>
      )}
      none={{ title: text('managers.none'), text: text('managers.none.text') }}
    />
  );
}
