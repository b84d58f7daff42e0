import { makeStyles, media, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import type { WhoMade } from '../rules/whoMade.ts';

/** The claimed identity of a queued punch, since the server was unreachable. */
export function WhoLine({ who }: { readonly who: WhoMade }) {
  const text = useText();
  const styles = useStyles();
  return (
    <p className={styles.who}>
      {who.by === 'NAME'
        ? who.name
        : who.by === 'NUMBER'
          ? text('terminal.kept.number', { number: who.number })
          : text('terminal.kept.badge', { badge: who.masked })}
    </p>
  );
}

const useStyles = makeStyles({
  who: {
    margin: 0,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    [media.phone]: { fontSize: '24px', lineHeight: '32px' },
    [lowScreen.phone]: { fontSize: '24px', lineHeight: '32px' },
  },
});
