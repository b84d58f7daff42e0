import { isBreak } from 'shared-contracts';
import { Button, Dialog, makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useAbout } from '../../view/useAbout.ts';
import { useSegmentName } from '../../worked-time/view/useSegmentName.ts';
import { deletionKind } from '../rules/deletionKind.ts';
import { useDeleteTime, type DeleteDialogProps } from './useDeleteTime.ts';

/** Asks before deleting, explains the effect, and offers where to delete (spec §4). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { shift, segment, actsAs, onClose } = props;
  const { isDeleting, remove } = useDeleteTime(props);
  const formats = useUserFormats();
  const about = useAbout(props);
  const nameOf = useSegmentName();
  const styles = useStyles();
  const text = useText();
  const { asksManager, asksWhere } = deletionKind(shift, actsAs, segment !== null);
  const { clockIn, clockOut } = segment ?? shift;
  const confirm = text(asksManager ? 'time.delete.ask' : 'time.delete.confirm');
  return (
    <Dialog
      open
      compact
      role="alertdialog"
      width={shift.status === 'APPROVED' && asksWhere ? 800 : 500}
      title={text(titleOf(segment))}
      {...(isDeleting ? {} : { onClose })}
      actions={
        <>
          <Button disabled={isDeleting} onClick={onClose}>
            {text('time.cancel')}
          </Button>
          {asksWhere ? (
            <>
              <Button tone="danger" disabled={isDeleting} onClick={() => void remove(false)}>
                {text('time.delete.local')}
              </Button>
              <Button tone="danger" busy={isDeleting} onClick={() => void remove(true)}>
                {text('time.delete.global')}
              </Button>
            </>
          ) : (
            <Button tone="danger" busy={isDeleting} onClick={() => void remove(true)}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.what}>
        {segment && `${nameOf(segment)}: `}
        {text('time.delete.what', {
          day: about(shift),
          times: formats.timeRange(clockIn.date, clockOut?.date ?? null, shift.timeZone),
        })}
      </p>
      <p className={styles.words}>{text(asksManager ? 'time.delete.asks' : effectOf(segment))}</p>
      {asksWhere && <p className={styles.words}>{text('time.delete.everywhere')}</p>}
    </Dialog>
  );
}

function titleOf(segment: DeleteDialogProps['segment']) {
  if (segment === null) return 'time.delete';
  return isBreak(segment.pairType) ? 'time.delete.break' : 'time.delete.segment';
}

/** The effect on worked time: the time of a segment stays in its shift. */
function effectOf(segment: DeleteDialogProps['segment']) {
  if (segment === null) return 'time.delete.atOnce';
  return isBreak(segment.pairType) ? 'time.delete.atOnce.break' : 'time.delete.atOnce.segment';
}

const useStyles = makeStyles({
  what: { ...type.bodyStrong, ...type.numbers, margin: '0 0 8px' },
  words: { ...type.body, margin: '0 0 8px', color: tokens.colorNeutralForeground2 },
});
