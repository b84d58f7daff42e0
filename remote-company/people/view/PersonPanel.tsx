import type { ReactNode } from 'react';
import type { CompanyFile, PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  Avatar,
  Dialog,
  EmptyState,
  FailurePanel,
  SearchRegular,
  SkeletonRows,
  useApi,
  useQuery,
} from 'shared-ui';
import { useEntries, type ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { accountQuery, type AccountDetails } from '../data/accountCalls.ts';

export type Person = ListedEntry<PersonEntry>;

export const peopleOf = ({ people = [] }: CompanyFile) => people;

interface PersonPanelProps {
  /** The employee number. */
  readonly code: string;
  readonly onClose: () => void;
  /** The content of the panel, and its buttons, once the person is read. */
  readonly actions?: (person: Person, details: AccountDetails) => ReactNode;
  readonly children: (person: Person, details: AccountDetails) => ReactNode;
  /** Takes the place of the panel. */
  readonly form?: ((person: Person, details: AccountDetails) => ReactNode) | null;
}

/** A person, read by number, so that a link can open it. */
export function PersonPanel({ code, onClose, actions, form, children }: PersonPanelProps) {
  const text = useText();
  const { items, isComing, failure, retry } = useEntries('people', { code }, peopleOf);
  const [person] = items;
  const details = useDetails(person?.facts.account?.employeeId ?? null);
  const isUnknown = !isComing && failure === null && person === undefined;
  const ready = person && details.data ? { person, details: details.data } : null;
  if (ready && form) return form(ready.person, ready.details);
  return (
    <Dialog
      open
      width={850}
      onClose={onClose}
      title={person?.facts.name ?? text('people.person')}
      subtitle={text('people.number', { number: code })}
      picture={person && <Avatar name={person.facts.name} colorKey={code} />}
      actions={ready && actions?.(ready.person, ready.details)}
    >
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {details.failure && <FailurePanel failure={details.failure} onRetry={details.retry} />}
      {isUnknown && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('people.unknown')}
          text={text('people.unknown.text')}
        />
      )}
      {(isComing || (person && ready === null && !details.failure)) && (
        <SkeletonRows count={6} height={56} />
      )}
      {ready && children(ready.person, ready.details)}
    </Dialog>
  );
}

function useDetails(employeeId: number | null) {
  const { data, error, refetch } = useQuery({
    ...accountQuery(useApi(), employeeId ?? 0),
    enabled: employeeId !== null,
  });
  return { data, failure: data ? null : error, retry: () => void refetch() };
}
