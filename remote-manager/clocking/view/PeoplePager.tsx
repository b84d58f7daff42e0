import { limits } from 'shared-contracts';
import {
  Button,
  ChevronLeftRegular,
  ChevronRightRegular,
  Chip,
  IconButton,
  makeStyles,
  media,
  mergeClasses,
  text as type,
  tokens,
  useMenu,
} from 'shared-ui';
import { pageButtons } from '../../approvals/rules/pageButtons.ts';
import { useText } from '../../messages/useText.ts';

export interface PeoplePagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalRows: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** At most six page buttons where there is more than one page, and 10, 30 or 50 people a page. */
export function PeoplePager(props: PeoplePagerProps) {
  const { page, totalPages, totalRows, pageSize, onPage, onPageSize } = props;
  const text = useText();
  const styles = useStyles();
  const openMenu = useMenu();
  if (totalRows <= Math.min(...limits.otherPageSizes)) return null;
  const sizes = limits.otherPageSizes.map((size) => ({
    key: String(size),
    label: text('approvals.perPage', { count: size }),
    checked: size === pageSize,
    onSelect: () => onPageSize(size),
  }));
  return (
    <div className={styles.pager}>
      <Chip
        opens
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(currentTarget, sizes)}
      >
        {text('approvals.perPage', { count: pageSize })}
      </Chip>
      {totalPages > 1 && (
        <nav aria-label={text('approvals.pages')} className={styles.pages}>
          <IconButton
            icon={<ChevronLeftRegular />}
            label={text('approvals.page.previous')}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          {pageButtons(page, totalPages).map((each) => (
            <Button
              key={each}
              size="row"
              look="subtle"
              aria-label={text('approvals.page', { page: each + 1 })}
              aria-current={each === page ? 'page' : undefined}
              className={mergeClasses(styles.page, each === page && styles.current)}
              onClick={() => onPage(each)}
            >
              {each + 1}
            </Button>
          ))}
          <IconButton
            icon={<ChevronRightRegular />}
            label={text('approvals.page.next')}
            disabled={page >= totalPages - 1}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    paddingTop: '12px',
    [media.phone]: { flexDirection: 'column-reverse' },
  },
  pages: { display: 'flex', alignItems: 'center', flexWrap: 'wrap' },
  page: { ...type.bodyStrong, ...type.numbers, minWidth: '36px', paddingInline: '4px' },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { color: tokens.colorBrandForeground2 },
  },
});
