import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useChange, type Change } from '../../changes/view/useChange.ts';
import type { Fault } from '../../changes/rules/faultsOfFields.ts';
import { useText } from '../../messages/useText.ts';
import type { Person } from './PersonPanel.tsx';

interface CloseAccounts {
  readonly change: Change;
  /** Why the last try was refused. */
  readonly faults: readonly Fault[];
  readonly close: (people: readonly Person[]) => void;
  readonly open: (person: Person) => void;
}

/** Closes accounts, and opens one again; what it means for people is asked first. */
export function useCloseAccounts(onDone: () => void = () => undefined): CloseAccounts {
  const text = useText();
  const change = useChange(onDone);

  function save(people: readonly Person[], changes: Pick<PersonEntry, 'closed'>, saved: string) {
    change.save({
      part: { people: people.map(({ entry }) => ({ ...entry, ...changes })) },
      version: Math.min(...people.map(({ version }) => version)),
      replaced: people.map(({ entry }) => ({
        ...{ section: 'people', code: entry.employeeNumber, part: { people: [entry] } },
      })),
      saved,
    });
  }

  const { outcome } = change;
  return {
    change,
    faults: outcome?.kind === 'FAULTY' ? outcome.faults : [],
    close(people) {
      const [only] = people.length === 1 ? people : [];
      const saved = only
        ? text('account.close.done', { name: only.facts.name })
        : text('people.close.done', { count: people.length });
      save(people, { closed: true }, saved);
    },
    open: (person) =>
      save([person], { closed: false }, text('account.open.done', { name: person.facts.name })),
  };
}
