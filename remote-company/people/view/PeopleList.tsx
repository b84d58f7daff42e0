import type { ReactNode } from 'react';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { makeStyles } from 'shared-ui';
import { Quiet, RowCheckbox } from 'shared-ui/table';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { Selection } from '../../entries/view/useSelection.ts';
import { useText } from '../../messages/useText.ts';
import { usePeopleRows } from '../../spreadsheet/view/usePeopleRows.ts';
import { logInState } from '../rules/logInState.ts';
import { peopleOf, type Person } from './PersonPanel.tsx';
import { useHeld } from './useHeld.ts';
import { useLogInWords } from './useLogInWords.ts';

interface PeopleListProps {
  readonly selection: Selection<PersonEntry>;
  readonly onOpen: (code: string) => void;
  readonly onAdd: () => void;
}

/** The people with number, jobs and log-in; several can be selected. */
export function PeopleList({ selection, onOpen, onAdd }: PeopleListProps) {
  const text = useText();
  const rowsOf = usePeopleRows();
  const logInWords = useLogInWords();
  const jobsOf = ({ facts }: Person) => {
    const jobs = facts.about.filter(({ section }) => section === 'assignments');
    return jobs.map(({ name }) => name).join(', ') || text('people.jobs.none');
  };
  const logInOf = ({ entry, facts }: Person) => logInWords(logInState(entry, facts.account));
  const name = (person: Person) => (
    <SelectableName person={person} selection={selection} onOpen={onOpen} />
  );
  return (
    <EntryList<PersonEntry>
      section="people"
      title={text('section.people')}
      entriesOf={peopleOf}
      rowsOf={rowsOf}
      states={['CURRENT', 'ENDED', 'WITHOUT_JOB']}
      stateWords={{ ENDED: text('people.state.closed') }}
      columns={[
        { title: text('people.name'), width: 'auto', cell: name },
        { title: text('people.jobs'), width: '34%', cell: jobsOf },
        { title: text('people.logIn'), width: '26%', cell: logInOf },
      ]}
      list={(person) => (
        <SelectableName person={person} selection={selection} onOpen={onOpen}>
          <Quiet>{jobsOf(person)}</Quiet>
          <Quiet>{logInOf(person)}</Quiet>
        </SelectableName>
      )}
      onAdd={onAdd}
      addLabel={text('people.add')}
      none={{ title: text('people.none'), text: text('people.none.text') }}
    />
  );
}

interface SelectableNameProps extends Pick<PeopleListProps, 'selection' | 'onOpen'> {
  readonly person: Person;
  /** More about the person, below the name. */
  readonly children?: ReactNode;
}

/** Nobody does to themselves what is done to several. */
function SelectableName({ person, selection, onOpen, children }: SelectableNameProps) {
  const text = useText();
  const styles = useStyles();
  const { employeeId } = useHeld();
  const { code, name, account } = person.facts;
  return (
    <div className={styles.name}>
      <RowCheckbox
        label={text('people.select', { name })}
        checked={selection.has(person)}
        disabled={account?.employeeId === employeeId}
        onChange={(isSelected) => selection.set(person, isSelected)}
      />
      <div className={styles.words}>
        <EntryName name={name} about={code} onOpen={() => onOpen(code)} />
        {children}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  words: { flexGrow: 1, minWidth: 0 },
});
