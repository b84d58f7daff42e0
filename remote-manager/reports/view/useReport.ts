import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  atom,
  deviceTimeZone,
  useApi,
  useDialogs,
  useFailureText,
  useHost,
  useSnackbar,
  useStore,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { fetchReport, type ReportFile } from '../data/reportCalls.ts';
import type { reportQuery } from '../rules/reportChoice.ts';

type ReportRequest = NonNullable<ReturnType<typeof reportQuery>>;

/** Asks whether it is meant, fetches a report and saves it, or says that it comes later (spec §2). */
export function useReport(onDone: () => void) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const formats = useUserFormats();
  const failureText = useFailureText();
  const { locale } = useHost();
  const store = useStore();
  const current = useRef<AbortController | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => () => current.current?.abort(), []);

  async function generate({ reportName, query }: ReportRequest): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('reports.confirm.title'),
      text: text('reports.confirm.text', {
        report: text(`reports.name.${reportName}`),
        range: formats.dateRange(query.fromDate, query.toDate, true),
      }),
      confirm: text('reports.generate'),
    });
    if (!isSure) return;
    const controller = new AbortController();
    current.current = controller;
    setIsSending(true);
    try {
      const { signal } = controller;
      const timeZone = deviceTimeZone();
      const file = await fetchReport(api, { reportName, query, locale, timeZone, signal });
      if (file) {
        saveFile(file);
        snackbar.show({ text: text('reports.done') });
      } else {
        const dismiss = snackbar.show({ text: text('reports.later'), stays: true });
        store.get(laterNoticeAtom)?.dismiss();
        store.set(laterNoticeAtom, { dismiss });
      }
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      await dialogs.error({
        title: text('reports.failed'),
        text: error instanceof ApiFailure ? failureText(error) : text('reports.failed.text'),
      });
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, generate, stop: () => current.current?.abort() };
}

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

/** The message that a report comes later, as long as it may stand on the page. */
export const laterNoticeAtom = atom<{ readonly dismiss: () => void } | null>(null);
