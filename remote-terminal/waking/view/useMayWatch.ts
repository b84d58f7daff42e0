import { useEffect, useState } from 'react';

/**
 * Whether the camera can run without a tap: the page is visible, and the permission is permanent. A
 * permission prompt on an unattended wall would wait for ever.
 */
export function useMayWatch(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  const [isSeen, setIsSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const see = () => setIsSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', see, { signal });
    async function followPermission(): Promise<void> {
      const permission = await navigator.permissions.query({ name: 'camera' });
      const follow = () => setIsAllowed(permission.state === 'granted');
      if (signal.aborted) return;
      follow();
      permission.addEventListener('change', follow, { signal });
    }
    // A browser that cannot report its permission state is not asked.
    if ('permissions' in navigator) followPermission().catch(() => undefined);
    return () => end.abort();
  }, []);
  return isAllowed && isSeen;
}
