import { useSearchParams } from 'react-router-dom';

interface OpenPerson {
  /** The employee number; null if no person is open. */
  readonly code: string | null;
  readonly open: (code: string) => void;
  readonly close: () => void;
}

/** The person that the page's address opens: `?person=`. */
export function useOpenPerson(): OpenPerson {
  const [search, setSearch] = useSearchParams();
  return {
    code: search.get('person'),
    open: (code) => setSearch({ person: code }, { replace: true }),
    close: () => setSearch({}, { replace: true }),
  };
}
