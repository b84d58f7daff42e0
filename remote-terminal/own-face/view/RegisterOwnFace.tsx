import { useMemo, useState } from 'react';
import { Button, Card, makeStyles, MessageNote, useApi, WarningFilled } from 'shared-ui';
import { CaptureView, wayStyle } from '../../faces/view/CaptureView.tsx';
import { useFaceCapture, type Impossible } from '../../faces/view/useFaceCapture.ts';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { useText } from '../../messages/useText.ts';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import { registrationCalls, type OwnFace } from '../data/ownFace.ts';
import { ConsentText } from './ConsentText.tsx';

export interface RegisterOwnFaceProps {
  readonly employeeId: number;
  readonly face: OwnFace;
  readonly onRegistered: () => void;
  readonly onClose: () => void;
}

/** The text to consent to; then the camera, as at a terminal. */
export function RegisterOwnFace(props: RegisterOwnFaceProps) {
  const text = useText();
  const styles = useStyles();
  const [isAgreed, setIsAgreed] = useState(false);
  const [fault, setFault] = useState<Impossible | null>(null);
  if (isAgreed)
    return (
      <Look
        {...props}
        onImpossible={(why) => {
          setFault(why);
          setIsAgreed(false);
        }}
      />
    );
  return (
    <Card title={text('ownFace.register')}>
      <div className={styles.content}>
        <ConsentText text={props.face.text} />
        <p className={styles.words}>{text('ownFace.byCamera')}</p>
        {fault && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {fault === 'NO_RESPONSE'
              ? text('terminal.failed.offline')
              : text('ownFace.noCamera', { why: fault.camera })}
          </MessageNote>
        )}
        <div className={styles.ways}>
          <Button look="primary" onClick={() => setIsAgreed(true)}>
            {text('ownFace.agreeAndRegister')}
          </Button>
          <Button onClick={props.onClose}>{text('registration.cancel')}</Button>
        </div>
      </div>
    </Card>
  );
}

function Look({
  employeeId,
  face,
  onRegistered,
  onClose,
  onImpossible,
}: RegisterOwnFaceProps & {
  readonly onImpossible: (why: Impossible) => void;
}) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const sight = useFaceDetector(true);
  const calls = useMemo(
    () => registrationCalls(api, employeeId, face.text.version),
    [api, employeeId, face.text.version],
  );
  const capture = useFaceCapture({
    ...{ calls, sight, onFound: onRegistered, onImpossible },
    refusalWords: (refusal) =>
      refusal.code === 'FACE_OF_ANOTHER' ? { id: 'ownFace.ofAnother' } : wordsOf(refusal),
  });
  return (
    <CaptureView capture={capture} isSpoken={false} lastWords={text('ownFace.lastTry')}>
      <Button className={styles.way} onClick={onClose}>
        {text('registration.cancel')}
      </Button>
    </CaptureView>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  words: { margin: 0 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  way: wayStyle,
});
