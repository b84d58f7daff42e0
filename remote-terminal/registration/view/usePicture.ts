import { useEffect, useEffectEvent, useState } from 'react';
import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import { shrinkPicture } from '../data/shrinkPicture.ts';
import { pictureFault, type PictureFault } from '../rules/pictureFault.ts';
import { usePictureCheck } from './usePictureCheck.ts';

/** The chosen picture: shrunk if it is too large, and checked. */
export function usePicture() {
  const [isFilming, setIsFilming] = useState(false);
  const [chosen, setChosen] = useState<Blob | null>(null);
  /** Too large, and being shrunk. */
  const [shrinking, setShrinking] = useState<Blob | null>(null);
  const [fault, setFault] = useState<PictureFault | 'UNREADABLE' | null>(null);
  const { isChecking, fault: seenFault } = usePictureCheck(chosen, shrinking !== null);

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

  return {
    chosen,
    /** Why the file cannot be used. */
    fault,
    /** What the device sees in the picture. */
    seenFault,
    isFilming,
    isChecking,
    isShrinking: shrinking !== null,
    choose(taken: Blob): void {
      setIsFilming(false);
      const found = pictureFault(taken);
      setFault(found);
      setChosen(found === null && taken.size <= pictureLimits.bytes ? taken : null);
      const isShrunk = found === null && taken.size > pictureLimits.bytes;
      setShrinking(isShrunk ? taken : null);
    },
    film(): void {
      setFault(null);
      setChosen(null);
      setShrinking(null);
      setIsFilming(true);
    },
    /** It is no picture. */
    refuse(): void {
      setFault('UNREADABLE');
      setChosen(null);
    },
  };
}
