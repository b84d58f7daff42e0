import { useState } from 'react';
import type { DateRange } from 'shared-contracts';
import {
  Button,
  DocumentTableRegular,
  IconButton,
  laterPart,
  useFeature,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

const ReportDialog = laterPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, {
  onFailed: ({ onClose }) => onClose(),
});

/** Opens the report dialog with the page's days; renders nothing if the company has no reports. */
export function ReportButton({ range }: { readonly range: DateRange }) {
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const isOn = useFeature('REPORTING_FEATURE');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOn) return null;
  const icon = <DocumentTableRegular />;
  const open = () => setIsOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton icon={icon} label={text('reports.open')} onClick={open} />
      ) : (
        <Button look="subtle" icon={icon} onClick={open}>
          {text('reports.open')}
        </Button>
      )}
      {isOpen && <ReportDialog range={range} onClose={() => setIsOpen(false)} />}
    </>
  );
}
