import {
  Badge,
  CheckmarkCircleRegular,
  DismissCircleRegular,
  HourglassHalfRegular,
  InfoRegular,
  makeStyles,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FaceRegistration } from '../data/faceRegistrations.ts';

export interface RegistrationStateProps {
  readonly person: FaceRegistration;
}

/** Whether a face is registered (spec §2), and what the person said about it. */
export function RegistrationState({ person }: RegistrationStateProps) {
  const text = useText();
  const styles = useStyles();
  const { isUsingFacialRecognition, answer } = person;
  return (
    <span className={styles.state}>
      {isUsingFacialRecognition ? (
        <Badge meaning="approved" icon={<CheckmarkCircleRegular />}>
          {text('registration.state.complete')}
        </Badge>
      ) : (
        <Badge meaning="pending" icon={<HourglassHalfRegular />}>
          {text('registration.state.awaiting')}
        </Badge>
      )}
      {answer === 'AGREED' ? (
        <Badge bare meaning="approved" icon={<CheckmarkCircleRegular />}>
          {text('registration.consent.AGREED')}
        </Badge>
      ) : answer !== null ? (
        <Badge bare meaning="warning" icon={<DismissCircleRegular />}>
          {text(`registration.consent.${answer}`)}
        </Badge>
      ) : (
        isUsingFacialRecognition && (
          <Badge bare meaning="pending" icon={<InfoRegular />}>
            {text('registration.consent.asked')}
          </Badge>
        )
      )}
    </span>
  );
}

const useStyles = makeStyles({
  state: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px 8px' },
});
