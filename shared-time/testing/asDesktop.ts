import { vi } from 'vitest';

/** Makes the window as wide as a desktop's; without it tests see a phone. */
export function asDesktop(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );
}
