import { useState } from 'react';
import {
  fold,
  addMonths,
  dayCount,
  monthOf,
  type components,
  type LocalDate,
  type Locale,
} from 'shared-contracts';
import { ComboField, deviceTimeZone, useApi, useHost, useToday, useUserFormats } from 'shared-ui';
import { fileOf, ReportDays, ReportForm, useReportDownload } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { useAdminText } from '../messages/useAdminText.ts';

type Site = components['schemas']['InspectionSite'];

export interface InspectionDialogProps {
  readonly sites: readonly Site[];
  readonly onClose: () => void;
}

/** Progress is shown in steps of this many bytes. */
const step = 100_000;

/** The longest retention period that laws require, in years. */
const yearsBack = 10;

/** Chooses the site and the days; starts with the previous month. */
export function InspectionDialog({ sites, onClose }: InspectionDialogProps) {
  const api = useApi();
  const text = useAdminText();
  const formats = useUserFormats();
  const { locale } = useHost();
  const timeZone = deviceTimeZone();
  const today = useToday(timeZone);
  const [site, setSite] = useState<Site | null>(sites.length === 1 ? (sites[0] ?? null) : null);
  const [search, setSearch] = useState('');
  const [days, setDays] = useState<Days>(() => monthOf(addMonths(today, -1)));
  const [received, setReceived] = useState(0);
  const words = useInspectionWords(received);
  const { generate, isSending, stop } = useReportDownload(words, { onDone: onClose });
  const choices = useSiteChoices(sites);
  const wanted = fold(search);
  const { startDate, endDate } = days;
  const isWhole =
    site !== null && startDate !== null && endDate !== null && dayCount({ startDate, endDate }) > 0;

  const ask = ({ kind, code, name }: Site, fromDate: LocalDate, toDate: LocalDate) =>
    generate({
      title: text('inspections.confirm.title'),
      question: text('inspections.confirm.text', {
        site: name,
        range: formats.dateRange(fromDate, toDate, true),
      }),
      confirm: text('inspections.make'),
      fetch: async (signal) => {
        setReceived(0);
        const { data, response } = await api
          .counting((bytes) => setReceived(Math.floor(bytes / step)))
          .GET('/api/inspections', {
            params: { query: { kind, code, fromDate, toDate, lang: locale, timeZone } },
            parseAs: 'blob',
            signal,
          });
        return fileOf(data, response, 'inspection.zip');
      },
    });

  return (
    <ReportForm
      title={text('inspections.title')}
      words={words}
      isSending={isSending}
      onGenerate={isWhole ? () => void ask(site, startDate, endDate) : null}
      onClose={() => {
        stop();
        onClose();
      }}
    >
      <ComboField
        label={text('inspections.site')}
        disabled={isSending}
        chosen={choices.find(({ value }) => site !== null && value === valueOf(site)) ?? null}
        choices={choices.filter(({ label }) => fold(label).includes(wanted))}
        onSearch={setSearch}
        onChange={(choice) =>
          setSite(sites.find((each) => valueOf(each) === choice?.value) ?? null)
        }
      />
      <ReportDays
        words={words}
        days={days}
        bounds={{ startDate: addMonths(today, -12 * yearsBack), endDate: today }}
        disabled={isSending}
        onChange={(change) => setDays((last) => ({ ...last, ...change }))}
      />
    </ReportForm>
  );
}

/** @param received the file so far, in steps */
function useInspectionWords(received: number) {
  const text = useAdminText();
  const shellText = useText();
  const { locale } = useHost();
  return {
    from: text('inspections.from'),
    to: text('inspections.to'),
    required: text('inspections.required'),
    endBeforeStart: text('inspections.endBeforeStart'),
    generate: text('inspections.continue'),
    cancel: shellText('shell.cancel'),
    sending:
      received === 0
        ? text('inspections.sending')
        : text('inspections.received', { size: megabytes(received, locale) }),
    done: text('inspections.done'),
    later: '',
    failed: text('inspections.failed'),
    failedText: text('inspections.failed.text'),
  };
}

function useSiteChoices(sites: readonly Site[]) {
  const text = useAdminText();
  return sites.map((each) => ({
    value: valueOf(each),
    label: text('inspections.choice', {
      name: each.name,
      kind: text(`inspections.kind.${each.kind}`),
      people: each.people,
    }),
  }));
}

interface Days {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
}

function megabytes(steps: number, locale: Locale): string {
  return ((steps * step) / 1_000_000).toLocaleString(locale, {
    ...({ style: 'unit', unit: 'megabyte' } as const),
    minimumFractionDigits: 1,
  });
}

function valueOf({ kind, code }: Site): string {
  return `${kind} ${code}`;
}
