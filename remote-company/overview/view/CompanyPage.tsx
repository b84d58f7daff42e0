import { makeStyles, PageHeader, useViewport } from 'shared-ui';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';
import { FirstStepsCard } from '../../first-steps/view/FirstStepsCard.tsx';
import { ImportCard } from '../../importing/view/ImportCard.tsx';
import { DownloadPeople } from '../../spreadsheet/view/DownloadPeople.tsx';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';

/** The company: its pages, its file to download and to import, and who changed it. */
export function Page() {
  const styles = useStyles();
  // A phone's top bar has no room for it.
  const isPhone = useViewport() === 'phone';
  const downloads = (
    <>
      <DownloadPeople />
      <DownloadButton />
    </>
  );
  return (
    <CompanyFrame isOverview>
      {isPhone ? (
        downloads
      ) : (
        <PageHeader extra={<div className={styles.downloads}>{downloads}</div>} />
      )}
      <FirstStepsCard />
      <ImportCard />
      <HistoryCard />
    </CompanyFrame>
  );
}

const useStyles = makeStyles({
  downloads: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
