import type { ReportFile } from '../data/reportCalls.ts';

/** Gives a file to the person as a download of the browser. */
export function saveFile({ name, content }: ReportFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click, at a time that it does not tell.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
