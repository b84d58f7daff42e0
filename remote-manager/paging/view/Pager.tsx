import { limits } from 'shared-contracts';
import {
  Button,
  ChevronLeftRegular,
  ChevronRightRegular,
  Chip,
  highlight,
  IconButton,
  makeStyles,
  media,
  mergeClasses,
  text as type,
  tokens,
  useMenu,
  useScrollArea,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface PagerProps<Size extends number | 'all'> {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalRows: number;
  readonly pageSize: Size;
  /** The available page sizes. */
  readonly sizes: readonly Size[];
  readonly onChange: (change: { readonly page: number } | { readonly pageSize: Size }) => void;
}

/**
 * At most six page buttons, only if there is more than one page, and the page size. Turning a page
 * scrolls to the top.
 */
export function Pager<Size extends number | 'all'>(props: PagerProps<Size>) {
  const { page, totalPages, totalRows, pageSize, sizes, onChange } = props;
  const text = useText();
  const styles = useStyles();
  const openMenu = useMenu();
  const scrollArea = useScrollArea();
  const rows: readonly (number | 'all')[] = sizes;
  if (rows.every((size) => size === 'all' || totalRows <= size)) return null;
  const nameOf = (size: number | 'all') =>
    size === 'all' ? text('pages.size.all') : text('pages.size', { count: size });
  function onPage(next: number): void {
    onChange({ page: next });
    scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
  }
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
              onSelect: () => onChange({ pageSize: size }),
            })),
          )
        }
      >
        {nameOf(pageSize)}
      </Chip>
      {pageSize !== 'all' && totalPages > 1 && (
        <nav aria-label={text('pages')} className={styles.pages}>
          <IconButton
            size="row"
            icon={<ChevronLeftRegular />}
            label={text('pages.previous')}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          {pageButtons(page, totalPages).map((each) => (
            <Button
              key={each}
              size="row"
              look="subtle"
              aria-label={text('pages.page', { page: each + 1 })}
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
            label={text('pages.next')}
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
    ...highlight,
  },
});

/** The pages with a button, from 0: at most six, including the current one (spec §9). */
export function pageButtons(page: number, totalPages: number): readonly number[] {
  const count = Math.min(limits.maximumPageButtons, totalPages);
  const first = Math.min(Math.max(0, page - Math.floor(count / 2)), totalPages - count);
  return Array.from({ length: count }, (_unused, index) => first + index);
}
