/** The browser's `beforeinstallprompt` event; not in every browser. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallEvent | undefined;

/** Defers the browser's install prompt; it can come before the first screen. */
export function holdInstallEvent(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) held = event;
  });
  addEventListener('appinstalled', () => (held = undefined));
}

/** Undefined if the application is installed, or cannot be. */
export function heldInstallEvent(): InstallEvent | undefined {
  return held;
}

/** It can only be used once. */
export function dropInstallEvent(): void {
  held = undefined;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && 'userChoice' in event;
}
