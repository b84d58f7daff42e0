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
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { PageSize } from '../rules/approvalFilter.ts';
import { pageButtons } from '../rules/pageButtons.ts';

export interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalRows: number;
  readonly pageSize: PageSize;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: PageSize) => void;
}

/** At most six page buttons, only when there is more than one page, and the rows per page. */
export function Pager(props: PagerProps) {
  const { page, totalPages, totalRows, pageSize, onPage, onPageSize } = props;
  const text = useText();
  const styles = useStyles();
  const openMenu = useMenu();
  const isPhone = useViewport() === 'phone';
  const numbers: readonly number[] = isPhone
    ? [limits.approvalsPageSizeOnPhones, ...limits.approvalsPageSizes]
    : limits.approvalsPageSizes;
  if (totalRows <= Math.min(...numbers)) return null;
  const sizes: readonly PageSize[] = [...numbers, 'all'];
  const nameOf = (size: PageSize) =>
    size === 'all' ? text('approvals.perPage.all') : text('approvals.perPage', { count: size });
  return (
    <div className={styles.pager}>
      <Chip
        opens
        aria-haspopup="menu"
        onClick={(event) =>
          openMenu(
            event.currentTarget,
            sizes.map((size) => ({
              key: String(size),
              label: nameOf(size),
              checked: size === pageSize,
              onSelect: () => onPageSize(size),
            })),
          )
        }
      >
        {nameOf(pageSize)}
      </Chip>
      {pageSize !== 'all' && totalPages > 1 && (
        <nav aria-label={text('approvals.pages')} className={styles.pages}>
          <IconButton
            size="row"
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
            size="row"
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
  pages: {
    display: 'flex',
    alignItems: 'center',
    marginLeft: 'auto',
    [media.phone]: { margin: 0 },
  },
  page: { ...type.bodyStrong, ...type.numbers, minWidth: '36px', paddingInline: '4px' },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { color: tokens.colorBrandForeground2 },
  },
});
