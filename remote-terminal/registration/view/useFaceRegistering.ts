import { useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useFailureText, useMutation } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FacePicture } from '../data/faceRegistrations.ts';
import { refusedFault } from '../rules/pictureFault.ts';
import { usePicture } from './usePicture.ts';

/** The picture of a face, and sending it. */
export function useFaceRegistering(
  sendPicture: (picture: FacePicture) => Promise<void>,
  onRegistered: () => void,
) {
  const text = useText();
  const failureText = useFailureText();
  const picked = usePicture();
  const { chosen, seenFault } = picked;
  /** The picture that was refused as another person's. */
  const [ofAnother, setOfAnother] = useState<Blob | null>(null);
  /** The manager has verified that the face is not the other person's. */
  const [looksAlike, setLooksAlike] = useState(false);
  const send = useMutation({
    mutationFn: sendPicture,
    onSuccess: onRegistered,
    onError: ({ code }, sent) => {
      if (code === 'FACE_OF_ANOTHER') setOfAnother(sent.picture);
    },
  });

  /** The server's face messages are written for a camera; pictures have their own. */
  function wordsOf(failure: ApiFailure | null): string | null {
    const found = failure === null ? seenFault : refusedFault(failure);
    if (found !== null) return text(`registration.picture.${found}`);
    return failure && failureText(failure);
  }

  return {
    ...picked,
    isSending: send.isPending,
    /** What is wrong with the picture; null if nothing is known. */
    refusal: wordsOf(send.error),
    /** The server refused it as another person's. */
    isOfAnother: chosen !== null && chosen === ofAnother,
    looksAlike,
    setLooksAlike,
    choose(taken: Blob): void {
      send.reset();
      setLooksAlike(false);
      picked.choose(taken);
    },
    film(): void {
      send.reset();
      picked.film();
    },
    submit(): void {
      if (chosen) send.mutate({ picture: chosen, looksAlike });
    },
  };
}
