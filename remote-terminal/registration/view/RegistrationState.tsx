import {
  Badge,
  CheckmarkCircleRegular,
  DismissCircleRegular,
  HourglassHalfRegular,
  makeStyles,
  text as type,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FaceRegistration } from '../data/faceRegistrations.ts';

export interface RegistrationStateProps {
  readonly person: FaceRegistration;
}

/** The person's state: whether a face is registered (spec §2), or declined. */
export function RegistrationState({ person }: RegistrationStateProps) {
  const text = useText();
  const styles = useStyles();
  const { isUsingFacialRecognition, answer } = person;
  if (isUsingFacialRecognition)
    return (
      <span className={styles.state}>
        {answer === null ? (
          <>
            <Badge meaning="pending" icon={<HourglassHalfRegular />}>
              {text('registration.consent.waiting')}
            </Badge>
            <span className={styles.note}>{text('registration.consent.asked')}</span>
          </>
        ) : (
          <Badge meaning="approved" icon={<CheckmarkCircleRegular />}>
            {text('registration.state.complete')}
          </Badge>
        )}
      </span>
    );
  if (answer === 'REFUSED' || answer === 'WITHDRAWN')
    return (
      <Badge meaning="warning" icon={<DismissCircleRegular />}>
        {text(`registration.consent.${answer}`)}
      </Badge>
    );
  return (
    <Badge meaning="pending" icon={<HourglassHalfRegular />}>
      {text('registration.state.awaiting')}
    </Badge>
  );
}

const useStyles = makeStyles({
  state: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  note: { ...type.caption, color: tokens.colorNeutralForeground3 },
});
