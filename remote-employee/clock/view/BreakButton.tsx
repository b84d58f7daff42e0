import {
  Button,
  DrinkCoffeeRegular,
  makeStyles,
  media,
  PlayFilled,
  text as type,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface BreakButtonProps {
  readonly isOnBreak: boolean;
  /** A press would do nothing just now. */
  readonly isIgnoring: boolean;
  readonly onPress: () => void;
}

/** Below the disc; on a break it is the one filled button. */
export function BreakButton({ isOnBreak, isIgnoring, onPress }: BreakButtonProps) {
  const styles = useStyles();
  const text = useText();
  return (
    <Button
      look={isOnBreak ? 'primary' : 'outline'}
      icon={isOnBreak ? <PlayFilled /> : <DrinkCoffeeRegular />}
      className={styles.button}
      aria-disabled={isIgnoring}
      onClick={onPress}
    >
      {text(isOnBreak ? 'clock.resume' : 'clock.takeBreak')}
    </Button>
  );
}

const useStyles = makeStyles({
  button: {
    ...type.section,
    width: '260px',
    maxWidth: '100%',
    minHeight: '56px',
    borderRadius: tokens.borderRadiusCircular,
    [media.phone]: { width: '232px', minHeight: '56px' },
  },
});
