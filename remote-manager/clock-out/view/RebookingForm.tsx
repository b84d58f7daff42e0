import { Button, EditRegular, FailurePanel, makeStyles, SkeletonRows } from 'shared-ui';
import { ChoiceForAllForm } from '../../booking/view/ChoiceForAllForm.tsx';
import { useText } from '../messages/useText.ts';
import type { Rebooking } from './useRebooking.ts';

/**
 * Time type, cost center, fields and comment of the shifts that end (spec §3, §7); collapsed at
 * first.
 */
export function RebookingForm({ booking }: { readonly booking: Rebooking }) {
  const text = useText();
  const styles = useStyles();
  const { isOpen, people, failure } = booking;
  if (!isOpen) {
    return (
      <Button size="row" look="subtle" tone="brand" icon={<EditRegular />} onClick={booking.open}>
        {text('clockOut.choose')}
      </Button>
    );
  }
  return (
    <div className={styles.form}>
      {failure ? (
        <FailurePanel
          title={text('clocking.dialog.failure')}
          failure={failure}
          onRetry={booking.retry}
        />
      ) : people.length === 0 ? (
        <SkeletonRows count={2} height={56} />
      ) : (
        <ChoiceForAllForm
          people={people}
          chosen={booking.chosen}
          missing={[]}
          own={text('clockOut.unchanged')}
          comment={text('clockOut.comment')}
          onChange={booking.change}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({ form: { paddingTop: '12px' } });
