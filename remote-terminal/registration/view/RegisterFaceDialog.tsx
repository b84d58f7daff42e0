import type { ReactNode } from 'react';
import {
  Button,
  CheckboxField,
  Dialog,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FacePicture } from '../data/faceRegistrations.ts';
import { CameraShot } from './CameraShot.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { PictureWays } from './PictureWays.tsx';
import { useFaceRegistering } from './useFaceRegistering.ts';

export interface RegisterFaceDialogProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Content before a picture is chosen. */
  readonly children: ReactNode;
  /** The name of the chosen picture. */
  readonly picture: string;
  readonly submit: string;
  readonly send: (picture: FacePicture) => Promise<void>;
  readonly onClose: () => void;
  readonly onRegistered: () => void;
}

/**
 * A picture from file or camera, checked before it is sent: the device's findings are shown, but
 * can be overridden, since the server decides. A refusal stays until the next picture.
 */
export function RegisterFaceDialog({
  title,
  subtitle,
  children,
  picture,
  submit,
  send: sendPicture,
  onClose,
  onRegistered,
}: RegisterFaceDialogProps) {
  const text = useText();
  const styles = useStyles();
  const registering = useFaceRegistering(sendPicture, onRegistered);
  const { chosen, fault, refusal, isFilming, isChecking, isShrinking, isSending } = registering;
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      title={title}
      subtitle={subtitle}
      width={500}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {text('registration.cancel')}
          </Button>
          <Button
            look="primary"
            busy={isSending}
            disabled={chosen === null || fault !== null || isChecking}
            onClick={registering.submit}
          >
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        {fault && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {text(`registration.fault.${fault}`)}
          </MessageNote>
        )}
        {refusal !== null && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {refusal}
          </MessageNote>
        )}
        {registering.isOfAnother && (
          <CheckboxField
            label={text('registration.looksAlike')}
            checked={registering.looksAlike}
            onChange={registering.setLooksAlike}
          />
        )}
        {isFilming ? (
          <CameraShot onTaken={registering.choose} />
        ) : (
          chosen && (
            <ChosenPicture picture={chosen} label={picture} onUnreadable={registering.refuse} />
          )
        )}
        {(isChecking || isShrinking) && (
          <p role="status" className={styles.checking}>
            {text(isShrinking ? 'registration.picture.shrinking' : 'registration.picture.checking')}
          </p>
        )}
        <PictureWays
          isFilming={isFilming}
          disabled={isSending}
          onTaken={registering.choose}
          onFilm={registering.film}
        />
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  checking: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  body: { display: 'flex', flexDirection: 'column', gap: '16px' },
});
