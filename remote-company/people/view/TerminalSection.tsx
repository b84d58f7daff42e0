import { useState } from 'react';
import { Button, useDialogs } from 'shared-ui';
import { BadgeDialog } from './BadgeDialog.tsx';
import { ChangeNote } from '../../changes/view/ChangeNote.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { useText } from '../../messages/useText.ts';
import type { AccountDetails } from '../data/accountCalls.ts';
import { refusedFor } from '../rules/rights.ts';
import type { Person } from './PersonPanel.tsx';
import { PersonSection } from './PersonSection.tsx';
import { useGivePin, useTerminalWays } from './useGivePin.tsx';
import { useHeld } from './useHeld.ts';
import { useTerminalWords } from './useTerminalWords.ts';

interface TerminalSectionProps {
  readonly person: Person;
  readonly details: AccountDetails;
}

/** With what the person clocks at terminals: PIN, badge and face. */
export function TerminalSection({ person, details }: TerminalSectionProps) {
  const text = useText();
  const { employeeId, held } = useHeld();
  const words = useTerminalWords(details);
  const { byPin, byBadge } = useTerminalWays();
  const [isReading, setIsReading] = useState(false);
  const lost = useLostBadge(person);
  const { entry, facts } = person;
  const { changes, opens } = refusedFor(details.authorities, held);
  const isOwn = details.account.employeeId === employeeId;
  const isOpen = entry.closed !== true;
  const hasBadge = entry.badge !== undefined;
  const pin = useGivePin({
    employeeId: details.account.employeeId,
    name: facts.name,
    number: entry.employeeNumber,
  });
  return (
    <PersonSection
      title={text('terminal.title')}
      facts={[
        [text('terminal.pin'), words.pin],
        [text('terminal.badge'), text(hasBadge ? 'terminal.badge.has' : 'terminal.badge.none')],
        [text('terminal.face'), words.face],
      ]}
      actions={
        <>
          {byPin && isOpen && !isOwn && opens.length === 0 && (
            <Button size="row" busy={pin.isPending} onClick={pin.start}>
              {text('terminal.pin.give')}
            </Button>
          )}
          {byBadge && changes.length === 0 && (
            <Button size="row" onClick={() => setIsReading(true)}>
              {text(hasBadge ? 'terminal.badge.replace' : 'terminal.badge.give')}
            </Button>
          )}
          {hasBadge && changes.length === 0 && (
            <Button size="row" tone="danger" busy={lost.change.isSaving} onClick={lost.takeAway}>
              {text('terminal.badge.lost')}
            </Button>
          )}
        </>
      }
    >
      <ChangeNote change={lost.change} others={lost.faults} hasCodeField={false} />
      {pin.dialog}
      {isReading && <BadgeDialog person={person} onClose={() => setIsReading(false)} />}
    </PersonSection>
  );
}

/** Takes a badge away after a question. */
function useLostBadge({ entry, facts: { name }, version }: Person) {
  const text = useText();
  const dialogs = useDialogs();
  const change = useChange(() => undefined);

  async function takeAway(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('terminal.badge.lost.title', { name }),
      text: text('terminal.badge.lost.text'),
      confirm: text('terminal.badge.lost.confirm'),
      danger: true,
    });
    if (!isSure) return;
    const { badge: _badge, ...without } = entry;
    change.save({
      part: { people: [without] },
      version,
      replaced: [{ section: 'people', code: entry.employeeNumber, part: { people: [entry] } }],
      saved: text('terminal.badge.lost.done', { name }),
    });
  }

  const { outcome } = change;
  const faults = outcome?.kind === 'FAULTY' ? outcome.faults : [];
  return { change, faults, takeAway: () => void takeAway() };
}
