import { Badge, CheckmarkCircleFilled, DismissCircleFilled, makeStyles } from 'shared-ui';
import { useWhen } from '../../locale/useWhen.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import type { SecurityEvent } from '../rules/securityFilter.ts';
import { ItemTable, Name, Quiet } from 'shared-ui/table';

/** Events, newest first. */
export function SecurityTable({ events }: { readonly events: readonly SecurityEvent[] }) {
  const text = useAdminText();
  const when = useWhen(true);
  return (
    <ItemTable
      title={text('admin.security')}
      items={events}
      keyOf={keyOf}
      listHeight={listHeight}
      columns={[
        {
          ...{ title: text('security.kind'), width: 'auto' },
          cell: (event) => <What event={event} />,
        },
        {
          ...{ title: text('security.column.who'), width: '28%' },
          cell: (event) => <Who event={event} />,
        },
        {
          ...{ title: text('security.column.network'), width: '180px' },
          cell: ({ network }) => network,
        },
        {
          ...{ title: text('security.column.when'), width: '220px' },
          cell: ({ at }) => when(at),
        },
      ]}
      list={(event) => (
        <>
          <What event={event} />
          <Who event={event} />
          <Quiet>{[when(event.at), event.network].filter(Boolean).join(' · ')}</Quiet>
        </>
      )}
    />
  );
}

function What({ event }: { event: SecurityEvent }) {
  const { outcome, target, times, traceId } = event;
  const text = useAdminText();
  const styles = useStyles();
  const isDone = outcome === 'OK';
  const happened = exports[event.call ?? ''] ?? (`security.event.${event.event}` as const);
  const facts = [
    target,
    ...(times > 1 ? [text('security.times', { count: times })] : []),
    ...(isDone || traceId === null ? [] : [text('security.trace', { id: traceId })]),
  ].filter((fact) => fact !== '');
  return (
    <>
      <div className={styles.line}>
        <Name>{text(happened)}</Name>
        <Badge
          bare
          meaning={isDone ? 'approved' : 'rejected'}
          icon={isDone ? <CheckmarkCircleFilled /> : <DismissCircleFilled />}
        >
          {isDone ? text('security.outcome.OK') : text('security.refused', { code: outcome })}
        </Badge>
      </div>
      <Quiet>{facts.join(' · ')}</Quiet>
    </>
  );
}

function Who({ event: { who, about, network } }: { event: SecurityEvent }) {
  const text = useAdminText();
  const nobody = text(network === null ? 'security.commandLine' : 'security.nobody');
  const named = (party: { name: string | null }, id: string) =>
    party.name === null ? id : `${party.name} (${id})`;
  return (
    <>
      <div>{who === null ? nobody : named(who, who.id)}</div>
      {about !== null && (
        <Quiet>{text('security.aboutWhom', { name: named(about, String(about.id)) })}</Quiet>
      )}
    </>
  );
}

/** The kind of export, by its call. */
const exports: Readonly<Record<string, 'security.export.person' | 'security.export.inspection'>> = {
  exportPerson: 'security.export.person',
  exportOwnFace: 'security.export.person',
  getInspection: 'security.export.inspection',
};

const keyOf = ({ id }: SecurityEvent) => id;
const listHeight = () => 96;

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
});
