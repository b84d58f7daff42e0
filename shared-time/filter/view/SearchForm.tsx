import { useEffect, useRef } from 'react';
import { limits } from 'shared-contracts';
import { makeStyles, media, SearchField, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Search } from '../../view/useSearch.ts';

export interface SearchFormProps {
  /** `Find a person`. */
  readonly label: string;
  readonly search: Search;
  /** Takes the focus when it appears. */
  readonly isOpened?: boolean;
}

/** Finds people by name; Enter searches without waiting. */
export function SearchForm({ label, search, isOpened = false }: SearchFormProps) {
  const styles = useStyles();
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <SearchField label={label} value={search.typed} onChange={search.type} />
      {search.isTooShort && (
        <p role="status" className={styles.hint}>
          {text('time.search.hint', { minimum: limits.minimumSearchLength })}
        </p>
      )}
    </form>
  );
}

const useStyles = makeStyles({
  form: { [media.phone]: { width: '100%', marginBottom: '12px' } },
  hint: { ...type.secondary, margin: '4px 12px 0', color: tokens.colorNeutralForeground3 },
});
