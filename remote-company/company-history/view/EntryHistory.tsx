import { useState } from 'react';
import { Button, HistoryRegular, laterPart, makeStyles, SkeletonRows } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { HistoryOf } from './EntryChanges.tsx';

const EntryChanges = laterPart(async () => (await import('./EntryChanges.tsx')).EntryChanges, {
  coming: <SkeletonRows count={2} height={44} />,
});

/** “History” at an entry: who changed it, when and what, read once it is wanted. */
export function EntryHistory(entry: HistoryOf) {
  const text = useText();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.history}>
      <Button
        size="row"
        icon={<HistoryRegular />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((was) => !was)}
      >
        {text('history.of')}
      </Button>
      {isOpen && <EntryChanges {...entry} />}
    </div>
  );
}

const useStyles = makeStyles({
  history: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '12px' },
});
