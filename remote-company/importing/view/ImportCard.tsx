import { Card, makeStyles } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { ImportSteps } from './ImportSteps.tsx';

interface ImportCardProps {
  /** Begins with a list to paste. */
  readonly pastes?: boolean;
}

/** Imports a company file or a list of people: choose it, look at what it would change, import it. */
export function ImportCard({ pastes = false }: ImportCardProps) {
  const text = useText();
  return (
    // Flush, so that its title lines up with the history's.
    <Card flush title={text('import.title')}>
      <div className={useStyles().content}>
        <ImportSteps pastes={pastes} />
      </div>
    </Card>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '0 16px 16px' },
});
