import { useEffect, useEffectEvent, useRef } from 'react';
import { SkeletonRows } from './Skeleton.tsx';

export interface LoadMoreProps {
  /** Anything of the list is on its way: what comes is looked at before more is asked for. */
  readonly isLoading: boolean;
  /** Rows of the skeleton, each of that height in pixels. */
  readonly count: number;
  readonly height: number;
  /** Called when the end of the list comes near (spec §9). */
  readonly onNear: () => void;
}

/** Stands where the next page will, and asks for it in time; only then does its skeleton move. */
export function LoadMore({ isLoading, count, height, onNear }: LoadMoreProps) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (isLoading || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '20px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={element} data-more style={{ minHeight: `${count * height}px` }}>
      {isLoading && <SkeletonRows count={count} height={height} />}
    </div>
  );
}
