import { useSearchParams } from 'react-router-dom';
import { laterPart, PageHeader, useHost, useViewport } from 'shared-ui';
import { DownloadButton } from '../../company-file/view/DownloadButton.tsx';
import { HistoryCard } from '../../company-history/view/HistoryCard.tsx';
import { ImportCard } from '../../importing/view/ImportCard.tsx';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';

const FirstStepsCard = laterPart(
  async () =>
    (await import(/* webpackChunkName: "set-up" */ '../../first-steps/view/FirstStepsCard.tsx'))
      .FirstStepsCard,
);

/** The company: its pages, its file to download and to import, and who changed it. */
export function Page() {
  const [search] = useSearchParams();
  /** Somebody came to paste a list of people. */
  const isPasting = search.has('paste');
  const { isBeingSetUp = false } = useHost().features;
  // A phone's top bar has no room for it.
  const isPhone = useViewport() === 'phone';
  return (
    <CompanyFrame isOverview>
      {!isPhone && <PageHeader extra={<DownloadButton />} />}
      {isPasting && <ImportCard pastes />}
      {isBeingSetUp && <FirstStepsCard />}
      {isPhone && <DownloadButton />}
      {!isPasting && <ImportCard />}
      <HistoryCard />
    </CompanyFrame>
  );
}
