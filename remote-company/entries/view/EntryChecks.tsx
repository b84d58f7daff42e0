import {
  Button,
  CheckboxField,
  LabelledField,
  makeStyles,
  SkeletonRows,
  useApi,
  useInfiniteQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { entryPages, type ListedSection } from '../data/entryPages.ts';

interface EntryChecksProps {
  readonly section: ListedSection;
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | null;
  /** The codes that are ticked. */
  readonly codes: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Ticks entries of a section that has few of them. */
export function EntryChecks({ section, codes, onChange, ...frame }: EntryChecksProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    entryPages(api, section),
  );
  const all = data?.pages.flatMap(({ facts }) => facts) ?? [];
  return (
    <LabelledField {...frame}>
      <div role="group" aria-label={frame.label} className={styles.list}>
        {!data && <SkeletonRows count={3} height={32} />}
        {all.map(({ code, name }) => (
          <CheckboxField
            key={code}
            label={name}
            checked={codes.includes(code)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...codes, code] : codes.filter((each) => each !== code))
            }
          />
        ))}
        {hasNextPage && (
          <Button look="subtle" busy={isFetching} onClick={() => void fetchNextPage()}>
            {text('entries.more')}
          </Button>
        )}
      </div>
    </LabelledField>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', maxHeight: '240px', overflowY: 'auto' },
});
