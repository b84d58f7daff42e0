import { useEffect, useState } from 'react';
import { lookAt } from '../../faces/rules/seenFrame.ts';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { faceFault, type FaceFault } from '../rules/pictureFault.ts';

export interface PictureCheck {
  readonly isChecking: boolean;
  readonly fault: FaceFault | null;
}

/**
 * Milliseconds for the detector to load and check; without a result the picture can still be sent.
 */
const longest = 5_000;

/**
 * The device's check of a chosen picture, before it is sent; preloads the detector if one is
 * expected.
 */
export function usePictureCheck(picture: Blob | null, isExpected: boolean): PictureCheck {
  const sight = useFaceDetector(picture !== null || isExpected);
  const detector = sight === 'COMING' ? null : sight;
  const [checked, setChecked] = useState<{
    readonly picture: Blob;
    readonly fault: FaceFault | null;
  } | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    const giveUp = () =>
      setChecked((done) => (done?.picture === picture ? done : { picture, fault: null }));
    const timer = setTimeout(giveUp, longest);
    return () => clearTimeout(timer);
  }, [picture]);
  useEffect(() => {
    if (picture === null || detector === null) return undefined;
    let isOver = false;
    async function look(of: Blob, by: NonNullable<typeof detector>): Promise<void> {
      const bitmap = await createImageBitmap(of);
      try {
        const frame = await by.look(bitmap, lookAt);
        if (!isOver) setChecked({ picture: of, fault: frame && faceFault(frame) });
      } finally {
        bitmap.close();
      }
    }
    look(picture, detector).catch(() => {
      // The component that shows the picture reports unreadable ones.
      if (!isOver) setChecked({ picture, fault: null });
    });
    return () => {
      isOver = true;
    };
  }, [picture, detector]);
  const isChecked = picture !== null && checked?.picture === picture;
  const isChecking = picture !== null && !isChecked && sight !== null;
  return { isChecking, fault: isChecked ? checked.fault : null };
}
