import type { components } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { FigureCard } from './FigureCard.tsx';
import { Sparkline } from './Sparkline.tsx';
import { useMeasures } from './useMeasures.ts';

/** The server's own metrics: requests, latency, database, jobs, outbox and process. */
export function ServerFigures({ state }: { readonly state: components['schemas']['Monitoring'] }) {
  const text = useAdminText();
  const formats = useUserFormats();
  const measures = useMeasures();
  const { requests, database, jobs, outbox, push } = state;
  const counts = requests.minutes.map(({ count }) => count);
  const slowest = requests.minutes.map(({ p99 }) => p99 ?? 0);
  return (
    <>
      <FigureCard
        title={text('admin.requests')}
        note={text('admin.requests.note')}
        figures={[
          { label: text('admin.count'), value: formats.number(requests.count) },
          { label: text('admin.failures'), value: formats.number(requests.failures) },
        ]}
      >
        <Sparkline
          label={text('admin.requests.chart', { count: Math.max(...counts) })}
          values={counts}
        />
      </FigureCard>
      <FigureCard
        title={text('admin.latency')}
        note={text('admin.requests.note')}
        figures={[
          { label: text('admin.p50'), value: measures.time(requests.p50) },
          { label: text('admin.p99'), value: measures.time(requests.p99) },
        ]}
      >
        <Sparkline
          label={text('admin.latency.chart', { time: measures.time(Math.max(...slowest)) })}
          values={slowest}
        />
      </FigureCard>
      <FigureCard
        title={text('admin.process')}
        figures={[
          { label: text('admin.process.version'), value: state.version },
          { label: text('admin.up'), value: formats.duration(state.upSeconds) },
          { label: text('admin.memory'), value: measures.size(state.memoryBytes) },
          { label: text('admin.push'), value: formats.number(push.connections) },
        ]}
      />
      <FigureCard
        title={text('admin.database')}
        figures={[
          { label: text('admin.kind'), value: text(`admin.database.${database.kind}`) },
          { label: text('admin.answers'), value: measures.time(database.answerMilliseconds) },
          { label: text('admin.size'), value: measures.size(database.bytes) },
        ]}
      />
      <FigureCard
        title={text('admin.jobs')}
        figures={[
          { label: text('admin.waiting'), value: formats.number(jobs.waiting) },
          { label: text('admin.late'), value: formats.number(jobs.late) },
          { label: text('admin.retried'), value: formats.number(jobs.retried) },
        ]}
      />
      <FigureCard
        title={text('admin.outbox')}
        {...(outbox.isConnected ? {} : { note: text('admin.outbox.notConnected') })}
        figures={[
          {
            label: text(outbox.isConnected ? 'admin.waiting' : 'admin.kept'),
            value: formats.number(outbox.waiting),
          },
          { label: text('admin.failed'), value: formats.number(outbox.failed) },
          { label: text('admin.oldest'), value: formats.duration(outbox.oldestSeconds) },
        ]}
      />
    </>
  );
}
