import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Text that is read every second and written to the DOM without rendering. */
export function LiveText({ read }: { readonly read: () => string }) {
  const node = useRef<HTMLSpanElement>(null);
  const write = useEffectEvent(() => {
    const words = read();
    if (!node.current || node.current.textContent === words) return false;
    node.current.textContent = words;
    return true;
  });
  useLayoutEffect(() => void write());
  useEffect(() => {
    let beat = Date.now();
    let timer = setTimeout(tick, 1000);
    function tick(): void {
      // A tick at the turn of a second would show some seconds twice and skip others.
      if (!write()) beat += 250;
      timer = setTimeout(tick, 1000 - ((Date.now() - beat) % 1000));
    }
    return () => clearTimeout(timer);
  }, []);
  return <span ref={node} />;
}
