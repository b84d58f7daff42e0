import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  CheckboxField,
  Dialog,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  useFailureText,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FacePicture } from '../data/faceRegistrations.ts';
import { shrinkPicture } from '../data/shrinkPicture.ts';
import {
  largestPicture,
  pictureFault,
  pictureKinds,
  refusedFault,
  type PictureFault,
} from '../rules/pictureFault.ts';
import { CameraShot } from './CameraShot.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { usePictureCheck } from './usePictureCheck.ts';

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
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  const [isFilming, setIsFilming] = useState(false);
  const [chosen, setChosen] = useState<Blob | null>(null);
  /** Too large, and being shrunk. */
  const [shrinking, setShrinking] = useState<Blob | null>(null);
  const [fault, setFault] = useState<PictureFault | 'UNREADABLE' | null>(null);
  /** The picture that was refused as another person's. */
  const [ofAnother, setOfAnother] = useState<Blob | null>(null);
  /** The manager has verified that the face is not the other person's. */
  const [looksAlike, setLooksAlike] = useState(false);
  const { isChecking, fault: seenFault } = usePictureCheck(chosen, shrinking !== null);
  const send = useMutation({
    mutationFn: sendPicture,
    onSuccess: onRegistered,
    onError: ({ code }, sent) => {
      if (code === 'FACE_OF_ANOTHER') setOfAnother(sent.picture);
    },
  });

  /** The server's face messages are written for a camera; pictures have their own. */
  function wordsOf(failure: ApiFailure | null): string | undefined {
    const found = failure === null ? seenFault : refusedFault(failure);
    if (found !== null) return text(`registration.picture.${found}`);
    return failure === null ? undefined : failureText(failure);
  }

  function choose(taken: Blob): void {
    send.reset();
    setLooksAlike(false);
    setIsFilming(false);
    const found = pictureFault(taken);
    setFault(found);
    setChosen(found === null && taken.size <= largestPicture ? taken : null);
    const isShrunk = found === null && taken.size > largestPicture;
    setShrinking(isShrunk ? taken : null);
  }

  const shrunk = useEffectEvent((smaller: Blob | null) => {
    setShrinking(null);
    setChosen(smaller);
    if (smaller === null) setFault('UNREADABLE');
  });
  useEffect(() => {
    if (shrinking === null) return undefined;
    let isOver = false;
    shrinkPicture(shrinking).then(
      (smaller) => {
        if (!isOver) shrunk(smaller);
      },
      () => {
        if (!isOver) shrunk(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, [shrinking]);

  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : onClose}
      title={title}
      subtitle={subtitle}
      width={500}
      actions={
        <>
          <Button disabled={send.isPending} onClick={onClose}>
            {text('registration.cancel')}
          </Button>
          <Button
            look="primary"
            busy={send.isPending}
            disabled={chosen === null || fault !== null || isChecking}
            onClick={() => chosen && send.mutate({ picture: chosen, looksAlike })}
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
        {(seenFault || send.error) && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {wordsOf(send.error)}
          </MessageNote>
        )}
        {chosen !== null && chosen === ofAnother && (
          <CheckboxField
            label={text('registration.looksAlike')}
            checked={looksAlike}
            onChange={setLooksAlike}
          />
        )}
        {isFilming ? (
          <CameraShot onTaken={choose} />
        ) : (
          chosen && (
            <ChosenPicture
              picture={chosen}
              label={picture}
              onUnreadable={() => {
                setFault('UNREADABLE');
                setChosen(null);
              }}
            />
          )
        )}
        {(isChecking || shrinking !== null) && (
          <p role="status" className={styles.checking}>
            {text(
              shrinking === null
                ? 'registration.picture.checking'
                : 'registration.picture.shrinking',
            )}
          </p>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept={pictureKinds.join(',')}
          aria-label={text('registration.file')}
          onChange={({ currentTarget }) => {
            const [taken] = currentTarget.files ?? [];
            if (taken) choose(taken);
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className={styles.ways}>
          <Button disabled={send.isPending} onClick={() => file.current?.click()}>
            {text('registration.file')}
          </Button>
          {!isFilming && (
            <Button
              disabled={send.isPending}
              onClick={() => {
                send.reset();
                setFault(null);
                setChosen(null);
                setShrinking(null);
                setIsFilming(true);
              }}
            >
              {text('registration.camera')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  checking: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  body: { display: 'flex', flexDirection: 'column', gap: '16px' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
