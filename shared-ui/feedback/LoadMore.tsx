import { useEffect, useEffectEvent, useRef } from 'react';
import { SkeletonRows } from './Skeleton.tsx';

export interface LoadMoreProps {
  /** Any part of the list is loading: the next page waits for it. */
  readonly isLoading: boolean;
  /** Rows of the skeleton, with their height in pixels. */
  readonly count: number;
  readonly height: number;
  /** Called when the end of the list is near (spec §9). */
  readonly onNear: () => void;
}

/**
 * A placeholder for the next page that triggers its loading; its skeleton is only animated while
 * loading.
 */
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
