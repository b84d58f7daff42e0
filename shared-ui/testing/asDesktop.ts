import { vi } from 'vitest';

/** Sets the window to desktop width; by default tests see a phone. */
export function asDesktop(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );
}
