import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, EditRegular, MessageNote, InfoRegular, WarningFilled } from 'shared-ui';
import { ChangeNote } from '../../changes/view/ChangeNote.tsx';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { EntryHistory } from '../../company-history/view/EntryHistory.tsx';
import { useText } from '../../messages/useText.ts';
import type { AccountDetails } from '../data/accountCalls.ts';
import { refusedFor } from '../rules/rights.ts';
import { DataSection } from './DataSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { JobsSection } from './JobsSection.tsx';
import { LogInSection } from './LogInSection.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonPanel, type Person } from './PersonPanel.tsx';
import { TerminalSection } from './TerminalSection.tsx';
import { useCloseAccounts } from './useCloseAccounts.ts';
import { useHeld } from './useHeld.ts';

interface PersonDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** A person in full; each part offers what the user may do. */
export function PersonDialog({ code, onClose }: PersonDialogProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { held } = useHeld();
  const closing = useCloseAccounts();
  return (
    <PersonPanel
      code={code}
      onClose={onClose}
      form={
        isEditing
          ? (person, { authorities }) => (
              <PersonForm
                person={person}
                authorities={authorities}
                onSaved={() => setIsEditing(false)}
                onClose={() => setIsEditing(false)}
              />
            )
          : null
      }
      actions={(person, { authorities }) =>
        refusedFor(authorities, held).changes.length === 0 && (
          <Actions person={person} closing={closing} onEdit={() => setIsEditing(true)} />
        )
      }
    >
      {(person, details) => (
        <>
          <ChangeNote change={closing.change} others={closing.faults} hasCodeField={false} />
          <Notes person={person} details={details} />
          <DetailsSection person={person} />
          <JobsSection person={person} />
          <LogInSection person={person} details={details} />
          <TerminalSection person={person} details={details} />
          <DataSection person={person} onErased={onClose} />
          <EntryHistory section="people" code={code} />
        </>
      )}
    </PersonPanel>
  );
}

interface ActionsProps {
  readonly person: Person;
  readonly closing: ReturnType<typeof useCloseAccounts>;
  readonly onEdit: () => void;
}

function Actions({ person, closing, onEdit }: ActionsProps) {
  const text = useText();
  const { employeeId } = useHeld();
  const isClosed = person.entry.closed === true;
  return (
    <>
      {person.facts.account?.employeeId !== employeeId && (
        <Button
          busy={closing.change.isSaving}
          onClick={() => (isClosed ? closing.open(person) : closing.close([person]))}
        >
          {text(isClosed ? 'account.open' : 'account.close')}
        </Button>
      )}
      <Button look="primary" icon={<EditRegular />} onClick={onEdit}>
        {text('people.edit')}
      </Button>
    </>
  );
}

function Notes({ person, details }: { readonly person: Person; readonly details: AccountDetails }) {
  const text = useText();
  const { held } = useHeld();
  const { changes } = refusedFor(details.authorities, held);
  const { entry, facts } = person;
  const jobs = `${companyPath}/jobs?person=${encodeURIComponent(entry.employeeNumber)}`;
  if (changes.length > 0) {
    const rights = changes.map((right) => text(`right.${right}`)).join(', ');
    return (
      <MessageNote icon={<InfoRegular />} meaning="neutral" title={text('people.above')}>
        {text('people.above.text', { rights })}
      </MessageNote>
    );
  }
  if (facts.uses > 0 || entry.closed === true) return null;
  return (
    <MessageNote
      icon={<WarningFilled />}
      meaning="warning"
      action={<Link to={jobs}>{text('people.giveJob')}</Link>}
    >
      {text('people.withoutJob', { name: facts.name })}
    </MessageNote>
  );
}
