import { atom, deviceTimeZone, useApi, useHost, useStore, useUserFormats } from 'shared-ui';
import { useReportDownload } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { fetchReport } from '../data/reportCalls.ts';
import type { reportQuery } from '../rules/reportChoice.ts';

type ReportRequest = NonNullable<ReturnType<typeof reportQuery>>;

/** Asks to confirm, fetches a report and saves it, or says that it comes later (spec §2). */
export function useReport(onDone: () => void) {
  const api = useApi();
  const text = useText();
  const formats = useUserFormats();
  const { locale } = useHost();
  const store = useStore();
  const words = {
    from: text('reports.from'),
    to: text('reports.to'),
    required: text('reports.required'),
    endBeforeStart: text('reports.endBeforeStart'),
    generate: text('reports.generate'),
    cancel: text('reports.cancel'),
    sending: text('reports.sending'),
    done: text('reports.done'),
    later: text('reports.later'),
    failed: text('reports.failed'),
    failedText: text('reports.failed.text'),
  };
  const download = useReportDownload(words, {
    onDone,
    onLater: (dismiss) => {
      store.get(laterNoticeAtom)?.dismiss();
      store.set(laterNoticeAtom, { dismiss });
    },
  });

  const generate = ({ reportName, query }: ReportRequest) =>
    download.generate({
      title: text('reports.confirm.title'),
      question: text('reports.confirm.text', {
        report: text(`reports.name.${reportName}`),
        range: formats.dateRange(query.fromDate, query.toDate, true),
      }),
      confirm: text('reports.generate'),
      fetch: (signal) => {
        const timeZone = deviceTimeZone();
        return fetchReport(api, { reportName, query, locale, timeZone, signal });
      },
    });

  return { ...download, generate, words };
}

/** The message that a report comes later, while it can stay on the page. */
export const laterNoticeAtom = atom<{ readonly dismiss: () => void } | null>(null);
