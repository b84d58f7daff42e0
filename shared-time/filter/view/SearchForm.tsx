import { useEffect, useRef } from 'react';
import { makeStyles, media, SearchField } from 'shared-ui';
import type { Search } from '../../view/useSearch.ts';

export interface SearchFormProps {
  /** `Find a person`. */
  readonly label: string;
  readonly search: Search;
  /** Autofocus. */
  readonly isOpened?: boolean;
}

/** Finds people by name; Enter searches without waiting. */
export function SearchForm({ label, search, isOpened = false }: SearchFormProps) {
  const styles = useStyles();
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
    </form>
  );
}

const useStyles = makeStyles({
  form: { [media.phone]: { width: '100%', marginBottom: '12px' } },
});
