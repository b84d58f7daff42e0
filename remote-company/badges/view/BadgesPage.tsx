import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { InfoRegular, MessageNote } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { useText } from '../../messages/useText.ts';
import { peopleOf, PersonPanel, type Person } from '../../people/view/PersonPanel.tsx';
import { TerminalSection } from '../../people/view/TerminalSection.tsx';
import { useOpenPerson } from '../../people/view/useOpenPerson.ts';
import { useTerminalWays } from '../../people/view/useGivePin.tsx';
import { FindBadge } from './FindBadge.tsx';

/** Who has a badge and a PIN; badges are given, replaced and taken away. */
export function Page() {
  const text = useText();
  const { code, open, close } = useOpenPerson();
  const { byPin, byBadge } = useTerminalWays();
  const badgeOf = ({ entry }: Person) =>
    text(entry.badge === undefined ? 'terminal.badge.none' : 'terminal.badge.has');
  const pinOf = ({ facts }: Person) =>
    text(facts.account?.hasPin === true ? 'terminal.pin.set' : 'terminal.pin.none');
  const nameOf = ({ facts }: Person) => (
    <EntryName name={facts.name} about={facts.code} onOpen={() => open(facts.code)} />
  );
  return (
    <CompanyFrame>
      {!byBadge && <Off title={text('badges.off')}>{text('badges.off.text')}</Off>}
      {!byPin && <Off title={text('pins.off')}>{text('pins.off.text')}</Off>}
      <FindBadge onOpen={open} />
      <EntryList<PersonEntry>
        section="people"
        title={text('section.people')}
        entriesOf={peopleOf}
        states={['WITH_BADGE', 'WITHOUT_BADGE', 'WITHOUT_PIN']}
        columns={[
          { title: text('people.name'), width: 'auto', cell: nameOf },
          { title: text('terminal.badge'), width: '22%', cell: badgeOf },
          { title: text('terminal.pin'), width: '22%', cell: pinOf },
        ]}
        list={(person) => (
          <>
            {nameOf(person)}
            <Quiet>{text('badges.both', { badge: badgeOf(person), pin: pinOf(person) })}</Quiet>
          </>
        )}
        none={{ title: text('badges.none'), text: text('badges.none.text') }}
      />
      {code !== null && (
        <PersonPanel code={code} onClose={close}>
          {(person, details) => <TerminalSection person={person} details={details} />}
        </PersonPanel>
      )}
    </CompanyFrame>
  );
}

function Off({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <MessageNote icon={<InfoRegular />} meaning="neutral" title={title}>
      {children}
    </MessageNote>
  );
}
