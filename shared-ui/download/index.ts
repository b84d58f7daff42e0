export { CostCenterField } from './CostCenterField.tsx';
export { fileOf, saveFile, type DownloadedFile } from './DownloadedFile.ts';
export { ReportDays } from './ReportDays.tsx';
export { ReportForm } from './ReportForm.tsx';
export { useReportDownload } from './useReportDownload.ts';
