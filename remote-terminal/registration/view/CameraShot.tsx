import { Button, makeStyles, MessageNote, text as type, tokens, WarningFilled } from 'shared-ui';
import { useCamera } from 'shared-ui/camera';
import { guidanceWords } from '../../faces/rules/guidance.ts';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { useGuidance } from '../../faces/view/useGuidance.ts';
import { useText } from '../../messages/useText.ts';

export interface CameraShotProps {
  readonly onTaken: (picture: Blob) => void;
}

/** The mirrored camera, and the button that takes the picture. */
export function CameraShot({ onTaken }: CameraShotProps) {
  const text = useText();
  const styles = useStyles();
  const { state, fault, show, takePicture, shown } = useCamera();
  const sight = useFaceDetector(true);
  const guidance = useGuidance(sight === 'COMING' ? null : sight, shown);
  if (state === 'out') {
    return (
      <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
        {text('registration.noCamera', { why: fault ?? 'OTHER' })}
      </MessageNote>
    );
  }
  return (
    <div className={styles.shot}>
      <video ref={show} className={styles.video} muted playsInline aria-hidden />
      <p className={styles.hint} aria-live="polite">
        {text(guidance === null ? 'registration.camera.hint' : guidanceWords[guidance])}
      </p>
      <Button
        look="outline"
        busy={state === 'starting'}
        disabled={guidance !== null}
        onClick={() =>
          // There is no picture while it starts; the next press succeeds.
          void takePicture().then(onTaken, () => undefined)
        }
      >
        {text('registration.camera.take')}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  shot: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '12px' },
  // As in a mirror.
  video: {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground4,
    transform: 'scaleX(-1)',
  },
  hint: { ...type.bodyStrong, margin: 0 },
});
