export { fileOf, saveFile, type DownloadedFile } from './DownloadedFile.ts';
export { useReportDownload } from './useReportDownload.ts';
