import { useState } from 'react';
import {
  Button,
  Card,
  CheckmarkCircleRegular,
  InfoRegular,
  makeStyles,
  media,
  MessageNote,
  useApi,
} from 'shared-ui';
import { useAction } from '../../actions/view/useAction.ts';
import { useText } from '../../messages/useText.ts';
import { findBadgeHolder, type BadgeHolder } from '../../people/data/badgeHolder.ts';
import { isBadge } from '../../company/rules/isBadge.ts';
import { BadgeField } from '../../people/view/BadgeField.tsx';

interface FindBadgeProps {
  /** Opens the person with this number. */
  readonly onOpen: (employeeNumber: string) => void;
}

/** Says whose a badge is that was found. */
export function FindBadge({ onOpen }: FindBadgeProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const [badge, setBadge] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [found, setFound] = useState<{ readonly holder: BadgeHolder | null } | null>(null);
  const looking = useAction({
    act: () => findBadgeHolder(api, badge),
    onDone: (holder) => setFound({ holder }),
  });
  const fault = isBadge(badge) ? null : text('badges.fault');
  return (
    <Card title={text('badges.find')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (fault === null) looking.start();
        }}
      >
        <div className={styles.field}>
          <BadgeField
            value={badge}
            onChange={(read) => {
              setBadge(read.trim());
              setFound(null);
            }}
            error={isTried && badge !== '' ? fault : null}
          />
        </div>
        <Button type="submit" busy={looking.isPending} className={styles.look}>
          {text('badges.look')}
        </Button>
      </form>
      {found && <Found {...found} onOpen={onOpen} />}
    </Card>
  );
}

function Found({ holder, onOpen }: FindBadgeProps & { readonly holder: BadgeHolder | null }) {
  const text = useText();
  const styles = useStyles();
  if (holder === null) {
    return (
      <MessageNote
        icon={<InfoRegular />}
        meaning="neutral"
        title={text('badges.holder.none')}
        className={styles.found}
      />
    );
  }
  const { name, employeeNumber: number, isClosed } = holder;
  return (
    <MessageNote
      icon={<CheckmarkCircleRegular />}
      meaning="neutral"
      title={text(isClosed ? 'badges.holder.closed' : 'badges.holder', { name, number })}
      className={styles.found}
      action={
        <Button size="row" onClick={() => onOpen(number)}>
          {text('badges.open')}
        </Button>
      }
    />
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', alignItems: 'start', gap: '12px', [media.phone]: { flexWrap: 'wrap' } },
  field: { flex: '1 1 240px', maxWidth: '480px', minWidth: 0 },
  // In line with the field below its label.
  look: { marginTop: '24px', [media.phone]: { marginTop: 0 } },
  found: { marginTop: '12px' },
});
