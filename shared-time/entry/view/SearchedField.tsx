import { useEffect, useEffectEvent } from 'react';
import { limits, type ApiQuery } from 'shared-contracts';
import { ComboField, useDialogs, useQuery } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { unhurried, useSearch } from '../../view/useSearch.ts';
import type { Named } from '../rules/entryDraft.ts';

export interface SearchedFieldProps {
  readonly label: string;
  readonly optional: boolean;
  readonly hint?: string;
  readonly error: string | null;
  readonly className?: string;
  readonly chosen: Named | null;
  readonly onChange: (chosen: Named | null) => void;
  /** The query for a search; returns the choices. */
  readonly queryOf: (search: string) => ApiQuery<readonly Named[]>;
}

/** One of many, searched on the server: cost centers, and custom fields of kind COMBOBOX. */
export function SearchedField(props: SearchedFieldProps) {
  const { label, optional, hint, error, className, chosen, onChange, queryOf } = props;
  const text = useText();
  const dialogs = useDialogs();
  const { asked, isTooShort, isAhead, type: onSearch } = useSearch(unhurried);
  const { data, error: failure, isFetching } = useQuery(queryOf(asked));
  const tell = useEffectEvent(() => {
    void dialogs.error({
      title: text('time.search.failed', { field: label }),
      text: text('time.search.failed.text'),
    });
  });
  useEffect(() => {
    if (failure) tell();
  }, [failure]);
  return (
    <ComboField
      {...{ label, optional, error, className, onSearch }}
      hint={isTooShort ? text('time.search.hint', { minimum: limits.minimumSearchLength }) : hint}
      chosen={chosen && choiceOf(chosen)}
      choices={(data ?? []).map(choiceOf)}
      loading={isAhead || isFetching}
      onChange={(choice) => onChange(choice && { id: Number(choice.value), name: choice.label })}
    />
  );
}

function choiceOf({ id, name }: Named) {
  return { value: String(id), label: name };
}
