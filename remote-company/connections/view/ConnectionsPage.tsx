import { makeStyles, Page as PageArea } from 'shared-ui';
import { ConnectionsCard } from './ConnectionsCard.tsx';
import { MappingCard } from './MappingCard.tsx';
import { TasksCard } from './TasksCard.tsx';

/** What the company is connected to, how that is doing, and how a directory makes jobs. */
export function Page() {
  const styles = useStyles();
  return (
    <PageArea className={styles.page}>
      <TasksCard />
      <ConnectionsCard />
      <MappingCard />
    </PageArea>
  );
}

const useStyles = makeStyles({
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
