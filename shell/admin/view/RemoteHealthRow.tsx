import {
  Badge,
  CheckmarkCircleRegular,
  makeStyles,
  media,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { failedShare, type ShownVersion } from '../rules/shownVersions.ts';
import { Figures } from './FigureCard.tsx';
import { Sparkline } from './Sparkline.tsx';
import { useMeasures } from './useMeasures.ts';

/** The health of one version of a remote over the last day. */
export function RemoteHealthRow({ shown }: { readonly shown: ShownVersion }) {
  const styles = useStyles();
  const text = useAdminText();
  const formats = useUserFormats();
  const measures = useMeasures();
  const { remote, version, state, health } = shown;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.name}>{remote}</div>
        <div className={styles.quiet}>
          {version} · {text(`admin.${state}`)}
        </div>
        {health && health.failures === 0 && (
          <Badge bare meaning="approved" icon={<CheckmarkCircleRegular />}>
            {text('admin.noFailures')}
          </Badge>
        )}
        {health?.codes.map(({ outcome, count }) => (
          <div key={outcome}>
            <Badge bare meaning="warning" icon={<WarningFilled />}>
              {text('admin.code', { what: text(`admin.outcome.${outcome}`), count })}
            </Badge>
          </div>
        ))}
      </div>
      {health ? (
        <>
          <Figures
            figures={[
              { label: text('admin.loads'), value: formats.number(health.loads) },
              { label: text('admin.failures'), value: formats.number(health.failures) },
              { label: text('admin.share'), value: measures.share(failedShare(health)) },
              { label: text('admin.p50'), value: measures.time(health.p50) },
              { label: text('admin.p99'), value: measures.time(health.p99) },
            ]}
          />
          <div className={styles.chart}>
            <Sparkline
              label={text('admin.hours.chart', {
                count: Math.max(...health.hours.map(({ loads }) => loads)),
                failures: health.failures,
              })}
              values={health.hours.map(({ loads }) => loads)}
              failures={health.hours.map(({ failures }) => failures)}
            />
          </div>
        </>
      ) : (
        <p className={styles.quiet}>{text('admin.noReports')}</p>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 2fr) 240px',
    alignItems: 'center',
    gap: '8px 20px',
    padding: '12px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  about: { minWidth: 0 },
  name: type.bodyStrong,
  quiet: {
    ...type.secondary,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  chart: { minWidth: 0 },
});
