import { makeStyles, Page as PageArea, PageToolbar } from 'shared-ui';
import { ImportCard } from '../../company-file/view/ImportCard.tsx';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';

/** The company: its file to download and to import, and who changed it. */
export function Page() {
  const styles = useStyles();
  return (
    <PageArea className={styles.page}>
      <PageToolbar end={<DownloadButton />}>{null}</PageToolbar>
      <ImportCard />
      <HistoryCard />
    </PageArea>
  );
}

const useStyles = makeStyles({
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
