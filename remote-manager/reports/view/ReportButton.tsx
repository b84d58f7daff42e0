import { useState } from 'react';
import type { DateRange } from 'shared-contracts';
import { BottomBarButton, DocumentTableRegular, laterDialog, useFeature } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

const ReportDialog = laterDialog(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** Opens the report dialog with the page's days; renders nothing if the company has no reports. */
export function ReportButton({ range }: { readonly range: DateRange }) {
  const text = useText();
  const isOn = useFeature('REPORTING_FEATURE');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <BottomBarButton
        icon={<DocumentTableRegular />}
        label={text('reports.open')}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <ReportDialog range={range} onClose={() => setIsOpen(false)} />}
    </>
  );
}
