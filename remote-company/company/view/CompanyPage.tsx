import { makeStyles, Page as PageArea, PageHeader, useViewport } from 'shared-ui';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { ImportCard } from '../../company-file/view/ImportCard.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';

/** The company: its file to download and to import, and who changed it. */
export function Page() {
  const styles = useStyles();
  // A phone's top bar has no room for it.
  const isPhone = useViewport() === 'phone';
  return (
    <PageArea className={styles.page}>
      {isPhone ? <DownloadButton /> : <PageHeader extra={<DownloadButton />} />}
      <ImportCard />
      <HistoryCard />
    </PageArea>
  );
}

const useStyles = makeStyles({
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
