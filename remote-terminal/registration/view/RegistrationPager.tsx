import {
  ChevronLeftRegular,
  ChevronRightRegular,
  IconButton,
  makeStyles,
  text as type,
  useScrollArea,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface RegistrationPagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

/** Pages of fifteen, only if there is more than one. Turning a page scrolls to the top. */
export function RegistrationPager({ page, totalPages, onPage }: RegistrationPagerProps) {
  const text = useText();
  const styles = useStyles();
  const scrollArea = useScrollArea();
  if (totalPages <= 1) return null;

  function turn(to: number): void {
    onPage(to);
    scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
  }
  return (
    <nav aria-label={text('registration.pages')} className={styles.pager}>
      <IconButton
        size="row"
        icon={<ChevronLeftRegular />}
        label={text('registration.pages.previous')}
        disabled={page === 0}
        onClick={() => turn(page - 1)}
      />
      <span className={styles.page}>
        {text('registration.pages.current', { page: page + 1, pages: totalPages })}
      </span>
      <IconButton
        size="row"
        icon={<ChevronRightRegular />}
        label={text('registration.pages.next')}
        disabled={page >= totalPages - 1}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
}

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    paddingTop: '12px',
  },
  page: { ...type.body, ...type.numbers },
});
