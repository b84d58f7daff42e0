import { Button, useApi } from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useAction } from '../../actions/view/useAction.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { erasePerson, exportPerson } from '../data/accountCalls.ts';
import type { Person } from './PersonPanel.tsx';
import { PersonSection } from './PersonSection.tsx';
import { useHeld } from './useHeld.ts';

interface DataSectionProps {
  readonly person: Person;
  readonly onErased: () => void;
}

/** What is kept of the person: exported as a file, or erased. For administrators. */
export function DataSection({ person: { facts }, onErased }: DataSectionProps) {
  const { isAdministrator } = useHeld();
  if (!isAdministrator || facts.account === null) return null;
  return <PersonalData id={facts.account.employeeId} name={facts.name} onErased={onErased} />;
}

interface PersonalDataProps {
  readonly id: number;
  readonly name: string;
  readonly onErased: () => void;
}

function PersonalData({ id, name, onErased }: PersonalDataProps) {
  const api = useApi();
  const text = useText();
  const { employeeId } = useHeld();
  const exporting = useAction({
    act: () => exportPerson(api, id),
    onDone: (data) => {
      const content = new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' });
      saveFile({ name: `person-${id}.json`, content });
    },
  });
  const erasing = useAction({
    act: () => erasePerson(api, id),
    reads: [entriesPath],
    ask: {
      title: text('account.erase.title', { name }),
      text: text('account.erase.text'),
      confirm: text('account.erase'),
      danger: true,
    },
    said: text('account.erase.done', { name }),
    onDone: onErased,
  });
  return (
    <PersonSection
      title={text('account.data')}
      actions={
        <>
          <Button size="row" busy={exporting.isPending} onClick={exporting.start}>
            {text('account.export')}
          </Button>
          {employeeId !== id && (
            <Button size="row" tone="danger" busy={erasing.isPending} onClick={erasing.start}>
              {text('account.erase')}
            </Button>
          )}
        </>
      }
    >
      <div>{text('account.data.text')}</div>
    </PersonSection>
  );
}
