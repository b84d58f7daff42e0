import { localDay, type components } from 'shared-contracts';
import { deviceTimeZone, makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { usePageText } from '../page-messages/usePageText.ts';

/** The last decision about an entry: who, when and why; times in the device's zone. */
export function DecisionNote({ pair }: { readonly pair: components['schemas']['TimePair'] }) {
  const text = usePageText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { decision } = pair;
  if (decision === null) return null;
  const { action, by, at, reason } = decision;
  const zone = deviceTimeZone();
  return (
    <p className={styles.note}>
      <span className={styles.quiet}>
        {text(`remark.decision.${action}`, {
          name: by ? `${by.firstName} ${by.lastName}` : text('remark.decision.somebody'),
          when: `${formats.day(localDay(at, zone))} ${formats.time(at, zone)}`,
        })}
      </span>
      {reason !== null && <> {text('remark.decision.reason', { reason })}</>}
    </p>
  );
}

const useStyles = makeStyles({
  note: { ...type.body, width: '100%', margin: 0, overflowWrap: 'anywhere' },
  quiet: { ...type.caption, color: tokens.colorNeutralForeground3 },
});
