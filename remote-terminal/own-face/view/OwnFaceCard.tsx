import {
  Button,
  Card,
  deviceTimeZone,
  makeStyles,
  text as type,
  useProperty,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { OwnFace } from '../data/ownFace.ts';

export interface OwnFaceCardProps {
  readonly face: OwnFace;
  readonly busy: boolean;
  readonly onRegister: () => void;
  readonly onAgree: () => void;
  readonly onRemove: () => void;
  readonly onExport: () => void;
}

/** The stored face data, the consent, and the actions. */
export function OwnFaceCard({
  face,
  busy,
  onRegister,
  onAgree,
  onRemove,
  onExport,
}: OwnFaceCardProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const dayOf = (instant: string | null) =>
    instant === null ? '' : formats.longDay(formats.dateOf(instant, deviceTimeZone()), true);
  const mayRegister = useProperty('FACE_SELF_REGISTRATION');
  const hasAgreed = face.answer === 'AGREED' && face.answeredVersion === face.text.version;
  const isAskedForLogIn =
    useProperty('FACIAL_RECOGNITION_EMPLOYEE_LOGIN') && hasAgreed && !face.isForLogIn;
  const state = stateOf(face, { hasAgreed, isAskedForLogIn, mayRegister });
  return (
    <Card title={text('ownFace.title')}>
      <div className={styles.content}>
        <p className={styles.words}>
          {text(`ownFace.state.${state}`, {
            registered: dayOf(face.registeredAt),
            answered: dayOf(face.answeredAt),
          })}
        </p>
        <div className={styles.ways}>
          {face.isRegistered && (!hasAgreed || isAskedForLogIn) && (
            <Button look="primary" busy={busy} onClick={onAgree}>
              {text(isAskedForLogIn ? 'ownFace.agreeForLogIn' : 'ownFace.agree')}
            </Button>
          )}
          {mayRegister && (
            <Button disabled={busy} onClick={onRegister}>
              {text(face.isRegistered ? 'ownFace.replace' : 'ownFace.register')}
            </Button>
          )}
          {face.isRegistered && (
            <Button disabled={busy} onClick={onRemove}>
              {text('ownFace.remove')}
            </Button>
          )}
          {(face.isRegistered || face.answer !== null) && (
            <Button disabled={busy} onClick={onExport}>
              {text('ownFace.export')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function stateOf(
  { isRegistered, isByManager, answer }: OwnFace,
  {
    hasAgreed,
    isAskedForLogIn,
    mayRegister,
  }: {
    readonly hasAgreed: boolean;
    readonly isAskedForLogIn: boolean;
    readonly mayRegister: boolean;
  },
) {
  if (isRegistered && isAskedForLogIn) return 'atTerminal';
  if (isRegistered && hasAgreed) return 'inUse';
  if (isRegistered) return isByManager ? 'byManager' : 'textChanged';
  if (answer === 'REFUSED') return 'refused';
  if (answer === 'WITHDRAWN') return 'withdrawn';
  return mayRegister ? 'none' : 'noneByManager';
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  words: { ...type.body, margin: 0 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
