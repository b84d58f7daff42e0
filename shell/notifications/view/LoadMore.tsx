import { useEffect, useEffectEvent, useRef } from 'react';
import { SkeletonRows } from 'shared-ui';

export interface LoadMoreProps {
  readonly isLoading: boolean;
  /** Called when the end of the list is 20 px away (spec §9). */
  readonly onNear: () => void;
}

/** Stands where the next page will: its skeleton, and what asks for it in time. */
export function LoadMore({ isLoading, onNear }: LoadMoreProps) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (isLoading || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { rootMargin: '20px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={element}>
      <SkeletonRows count={1} height={96} />
    </div>
  );
}
