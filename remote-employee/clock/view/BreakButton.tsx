import { useRef } from 'react';
import {
  Button,
  DrinkCoffeeRegular,
  makeStyles,
  media,
  PlayFilled,
  text as type,
  tokens,
  useKeepMessagesOff,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface BreakButtonProps {
  readonly isOnBreak: boolean;
  /** A press is ignored at the moment. */
  readonly isIgnoring: boolean;
  readonly onPress: () => void;
}

/** Below the disc; during a break it is the only filled button. */
export function BreakButton({ isOnBreak, isIgnoring, onPress }: BreakButtonProps) {
  const styles = useStyles();
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useKeepMessagesOff(place);
  return (
    <div ref={place} className={styles.place}>
      <Button
        look={isOnBreak ? 'primary' : 'outline'}
        icon={isOnBreak ? <PlayFilled /> : <DrinkCoffeeRegular />}
        className={styles.button}
        aria-disabled={isIgnoring}
        onClick={onPress}
      >
        {text(isOnBreak ? 'clock.resume' : 'clock.takeBreak')}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  place: { maxWidth: '100%' },
  button: {
    ...type.section,
    width: '260px',
    maxWidth: '100%',
    minHeight: '56px',
    borderRadius: tokens.borderRadiusCircular,
    [media.phone]: { width: '232px', minHeight: '56px' },
  },
});
