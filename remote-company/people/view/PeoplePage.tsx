import { useState } from 'react';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useNavigate } from 'react-router-dom';
import { Button, DocumentTableRegular, laterDialog, useHost } from 'shared-ui';
import { ChangeNote } from '../../changes/view/ChangeNote.tsx';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useSelection } from '../../entries/view/useSelection.ts';
import { useText } from '../../messages/useText.ts';
import { PeopleList } from './PeopleList.tsx';
import { SelectedPeople } from './SelectedPeople.tsx';
import { useCloseAccounts } from './useCloseAccounts.ts';
import { useOpenPerson } from './useOpenPerson.ts';

const PersonDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "person-dialogs" */ './PersonDialog.tsx')).PersonDialog,
);
const PersonForm = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "person-dialogs" */ './PersonForm.tsx')).PersonForm,
);

/** Everybody in the company; a person is opened by the address, too. */
export function Page() {
  const { code, open, close } = useOpenPerson();
  const [isAdding, setIsAdding] = useState(false);
  const selection = useSelection<PersonEntry>();
  const text = useText();
  const navigate = useNavigate();
  const { isBeingSetUp = false } = useHost().features;
  const closing = useCloseAccounts(selection.clear);
  return (
    <CompanyFrame>
      <ChangeNote change={closing.change} others={closing.faults} hasCodeField={false} />
      {isBeingSetUp && (
        <div>
          <Button
            look="primary"
            icon={<DocumentTableRegular />}
            onClick={() => void navigate(`${companyPath}?paste`)}
          >
            {text('sheet.paste')}
          </Button>
        </div>
      )}
      <PeopleList selection={selection} onOpen={open} onAdd={() => setIsAdding(true)} />
      {selection.selected.length > 0 && <SelectedPeople selection={selection} closing={closing} />}
      {code !== null && <PersonDialog key={code} code={code} onClose={close} />}
      {isAdding && (
        <PersonForm
          person={null}
          authorities={[]}
          onSaved={(number) => {
            setIsAdding(false);
            open(number);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </CompanyFrame>
  );
}
