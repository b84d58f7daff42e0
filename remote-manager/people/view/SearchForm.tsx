import { useEffect, useRef } from 'react';
import type { Search } from 'shared-time';
import { makeStyles, media, SearchField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface SearchFormProps {
  readonly search: Search;
  /** Takes the focus when it appears. */
  readonly isOpened?: boolean;
}

/** Finds people by name; Enter searches without waiting. */
export function SearchForm({ search, isOpened = false }: SearchFormProps) {
  const text = useText();
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
      <SearchField label={text('approvals.search')} value={search.typed} onChange={search.type} />
    </form>
  );
}

const useStyles = makeStyles({
  form: { [media.phone]: { width: '100%', marginBottom: '12px' } },
});
