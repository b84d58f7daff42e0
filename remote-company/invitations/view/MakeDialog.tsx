import { useState } from 'react';
import { Button, CheckboxField, Dialog, makeStyles } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { planOf, type InvitationOrder } from '../rules/invitationOrder.ts';
import type { Invitee } from '../rules/invitee.ts';

interface MakeDialogProps {
  readonly open: boolean;
  readonly chosen: readonly Invitee[];
  readonly givesPins: boolean;
  readonly onClose: () => void;
  readonly onMake: (people: readonly Invitee[], order: InvitationOrder) => void;
}

/** What will happen, before it does. */
export function MakeDialog({ open, chosen, givesPins, onClose, onMake }: MakeDialogProps) {
  const text = useText();
  const styles = useStyles();
  const [wantsPins, setWantsPins] = useState(true);
  const [replaces, setReplaces] = useState(false);
  const withoutPin = chosen.filter(({ hasPin }) => !hasPin).length;
  const order = { replaces, pins: givesPins && wantsPins };
  const { invited, pinCount, havingCount } = planOf(chosen, order);
  const count = invited.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('invitations.make.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{text('company.cancel')}</Button>
          <Button
            look="primary"
            disabled={count === 0}
            onClick={() => {
              onClose();
              onMake(invited, order);
            }}
          >
            {text('invitations.invite', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {count > 0 && (
          <p>
            {text(pinCount > 0 ? 'invitations.make.withPins' : 'invitations.make', {
              count,
              pins: pinCount,
            })}
          </p>
        )}
        {count > 0 && <p>{text('invitations.make.once')}</p>}
        {havingCount > 0 && (
          <CheckboxField
            label={text('invitations.make.replaces', { count: havingCount })}
            checked={replaces}
            onChange={setReplaces}
          />
        )}
        {havingCount > 0 && (
          <p>{text(replaces ? 'invitations.make.replaced' : 'invitations.make.kept')}</p>
        )}
        {givesPins && withoutPin > 0 && (
          <CheckboxField
            label={text('invitations.make.pins')}
            checked={wantsPins}
            onChange={setWantsPins}
          />
        )}
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});
