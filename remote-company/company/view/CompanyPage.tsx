import { PageHeader, useViewport } from 'shared-ui';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { ImportCard } from '../../company-file/view/ImportCard.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';

/** The company: its pages, its file to download and to import, and who changed it. */
export function Page() {
  // A phone's top bar has no room for it.
  const isPhone = useViewport() === 'phone';
  return (
    <CompanyFrame isOverview>
      {isPhone ? <DownloadButton /> : <PageHeader extra={<DownloadButton />} />}
      <ImportCard />
      <HistoryCard />
    </CompanyFrame>
  );
}
