import { makeStyles, MessageNote, useUserFormats, WarningFilled } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';

/**
 * Says that somebody else changed the shift during the edit, shows the current version, and what
 * was kept.
 */
export function ChangedMeanwhile({ shift }: { readonly shift: TimePair }) {
  const text = useText();
  const formats = useUserFormats();
  const styles = useStyles();
  const { clockIn, clockOut, modifiedBy, timeZone } = shift;
  return (
    <MessageNote
      urgent
      icon={<WarningFilled />}
      meaning="warning"
      className={styles.note}
      title={text('time.changed', {
        isNamed: modifiedBy ? 'yes' : 'no',
        name: modifiedBy ? `${modifiedBy.firstName} ${modifiedBy.lastName}` : '',
      })}
    >
      {text('time.changed.text', {
        times: formats.timeRange(clockIn.date, clockOut?.date, timeZone),
      })}
    </MessageNote>
  );
}

const useStyles = makeStyles({ note: { marginBottom: '16px' } });
