import { useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { makeStyles, text as type, useApi, useFailureText, useSnackbar } from 'shared-ui';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { useText } from '../../messages/useText.ts';
import type { Person } from './PersonPanel.tsx';
import { findBadgeHolder } from '../data/badgeHolder.ts';
import { isBadge } from '../../company/rules/isBadge.ts';
import { BadgeField } from './BadgeField.tsx';

interface BadgeDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Gives a person a badge, in the place of the one they have. */
export function BadgeDialog({ person, onClose }: BadgeDialogProps) {
  const text = useText();
  const styles = useStyles();
  const { name } = person.facts;
  const { badge, fault, change, setBadge, submit, isBusy } = useGiveBadge(person, onClose);
  const replaces = person.entry.badge !== undefined;
  return (
    <EntryDialog
      title={text('badges.give.title', { name })}
      change={{ ...change, isSaving: isBusy }}
      entry="people.0"
      isDirty={badge !== ''}
      faults={{ badge: fault }}
      onSubmit={submit}
      onClose={onClose}
    >
      {(shown) => (
        <>
          {replaces && <p className={styles.words}>{text('badges.give.text')}</p>}
          <BadgeField value={badge} onChange={setBadge} error={shown('badge')} />
        </>
      )}
    </EntryDialog>
  );
}

function useGiveBadge({ entry, facts: { name }, version }: Person, onClose: () => void) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const change = useChange(onClose);
  const [badge, setBadge] = useState('');
  const [taken, setTaken] = useState<{ badge: string; name: string } | null>(null);
  const [isLooking, setIsLooking] = useState(false);

  async function give(): Promise<void> {
    const holder = await findBadgeHolder(api, badge);
    if (holder !== null && holder.employeeNumber !== entry.employeeNumber) {
      setTaken({ badge, name: holder.name });
      return;
    }
    change.save({
      part: { people: [{ ...entry, badge }] },
      version,
      replaced: [{ section: 'people', code: entry.employeeNumber, part: { people: [entry] } }],
      saved: text('badges.given', { name }),
    });
  }

  async function submit(): Promise<void> {
    setIsLooking(true);
    await give().catch((failure: ApiFailure) =>
      snackbar.show({ intent: 'error', text: failureText(failure) }),
    );
    setIsLooking(false);
  }

  function fault(): string | null {
    if (!isBadge(badge)) return text('badges.fault');
    return taken?.badge === badge ? text('badges.taken', { name: taken.name }) : null;
  }

  return {
    ...{ badge, change },
    fault: fault(),
    setBadge: (read: string) => setBadge(read.trim()),
    submit: () => void submit(),
    isBusy: isLooking || change.isSaving,
  };
}

const useStyles = makeStyles({ words: { ...type.body, margin: 0 } });
