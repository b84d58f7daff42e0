import { useRef, useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useApi, useFailureText, useSnackbar } from 'shared-ui';
import { useChange } from '../../changes/view/useChange.ts';
import { useText } from '../../messages/useText.ts';
import { usernameHolder } from '../data/personProposal.ts';
import {
  draftOf,
  entryOf,
  newPerson,
  personFaults,
  type PersonDraft,
  type PersonField,
} from '../rules/personDraft.ts';
import type { Person } from './PersonPanel.tsx';
import { useProposal } from './useProposal.ts';

/** The form of a person: its input, what is proposed, its faults, and how it is saved. */
export function usePersonForm(person: Person | null, onSaved: (employeeNumber: string) => void) {
  const before = person?.entry ?? null;
  const begun = before ? draftOf(before) : newPerson;
  const [draft, setDraft] = useState<PersonDraft>(begun);
  const proposal = useProposal(before === null);
  const { change, taken, submit, isBusy } = useSavePerson(person, draft, proposal, onSaved);
  const username = draft.username ?? proposal.shown?.username ?? '';
  const isTaken = taken?.username === username.trim();
  return {
    draft,
    ...{ change, submit, isBusy },
    proposal: proposal.shown,
    faults: useFaultWords(draft, isTaken ? taken.name : null),
    set: (changes: Partial<PersonDraft>) => setDraft((last) => ({ ...last, ...changes })),
    /** Proposes what fits the names. */
    leaveName: () => proposal.show(draft),
    isDirty: JSON.stringify(draft) !== JSON.stringify(begun),
  };
}

/** @param takenBy who has the user name */
function useFaultWords(draft: PersonDraft, takenBy: string | null) {
  const text = useText();
  const faults = personFaults(draft);
  const words = (field: PersonField) => {
    const fault = faults[field];
    return fault === null ? null : text(`people.fault.${fault}`);
  };
  const taken = takenBy === null ? null : text('people.fault.taken', { name: takenBy });
  return {
    firstName: words('firstName'),
    lastName: words('lastName'),
    employeeNumber: words('employeeNumber'),
    username: words('username') ?? taken,
    email: words('email'),
  };
}

function useSavePerson(
  person: Person | null,
  draft: PersonDraft,
  proposal: Pick<ReturnType<typeof useProposal>, 'read'>,
  onSaved: (employeeNumber: string) => void,
) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const saved = useRef('');
  const change = useChange(() => onSaved(saved.current));
  const [taken, setTaken] = useState<{ username: string; name: string } | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const before = person?.entry ?? null;

  async function save(): Promise<void> {
    // Enter in a name leaves no time for what is proposed for it.
    const proposed = before
      ? { employeeNumber: before.employeeNumber, username: null }
      : await proposal.read(draft);
    const entry = entryOf(draft, before, proposed);
    const { username, employeeNumber: code, firstName, lastName } = entry;
    if (username !== undefined && username !== before?.username) {
      const holder = await usernameHolder(api, username, code);
      if (holder !== null) return setTaken({ username, name: holder });
    }
    saved.current = code;
    change.save({
      part: { people: [entry] },
      version: person?.version ?? null,
      replaced: [{ section: 'people', code, part: before && { people: [before] } }],
      saved: text(before ? 'people.saved' : 'people.added', { name: `${firstName} ${lastName}` }),
    });
  }

  async function submit(): Promise<void> {
    setIsPreparing(true);
    await save().catch((failure: ApiFailure) =>
      snackbar.show({ intent: 'error', text: failureText(failure) }),
    );
    setIsPreparing(false);
  }

  return { change, taken, submit: () => void submit(), isBusy: isPreparing || change.isSaving };
}
