import { useSearchParams } from 'react-router-dom';
import { Button, makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useWhen } from '../../people/view/useMoment.ts';
import type { PayCycleSignOff } from '../data/signOff.ts';
import { useSignOffText } from '../messages/useText.ts';
/** The entries that changed after the sign-off, with author, time and a link. */
export function SignedChanges({ state }: { readonly state: PayCycleSignOff }) {
  const text = useSignOffText();
  const styles = useStyles();
  const formats = useUserFormats();
  const when = useWhen();
  const [, setSearch] = useSearchParams();
  const { changes, changed } = state;
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {changes.map(({ timePairId, firstName, lastName, date, changedBy, changedAt }) => {
        const which = { day: formats.day(date), name: `${firstName} ${lastName}` };
        const words = { ...which, when: when(changedAt) };
        return (
          <li key={timePairId} className={styles.change}>
            {changedBy === null
              ? text('signOff.changed.at', words)
              : text('signOff.changed.by', { ...words, by: changedBy })}
            <Button
              size="row"
              look="subtle"
              tone="brand"
              aria-label={text('signOff.changed.show.of', which)}
              onClick={() => setSearch({ timePair: String(timePairId) }, { replace: true })}
            >
              {text('signOff.changed.show')}
            </Button>
          </li>
        );
      })}
      {changed > changes.length && (
        <li>{text('signOff.changed.more', { count: changed - changes.length })}</li>
      )}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    ...type.secondary,
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  change: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
});
