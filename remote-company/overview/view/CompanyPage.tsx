import { PageHeader, useViewport } from 'shared-ui';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';
import { FirstStepsCard } from '../../first-steps/view/FirstStepsCard.tsx';
import { ImportCard } from '../../importing/view/ImportCard.tsx';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';

/** The company: its pages, its file to download and to import, and who changed it. */
export function Page() {
  // A phone's top bar has no room for it.
  const isPhone = useViewport() === 'phone';
  return (
    <CompanyFrame isOverview>
      {isPhone ? <DownloadButton /> : <PageHeader extra={<DownloadButton />} />}
      <FirstStepsCard />
      <ImportCard />
      <HistoryCard />
    </CompanyFrame>
  );
}
