import { useState, type ReactNode } from 'react';
import { InstallPrompt } from '../../installation/view/InstallPrompt.tsx';
import { shellUpdates } from '../data/createShellUpdates.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/** Starts the worker and shows its prompts. */
export function DevicePrompts({ script }: { readonly script: string }): ReactNode {
  const [updates] = useState(() => shellUpdates(script));
  return (
    <>
      <UpdatePrompt updates={updates} />
      <InstallPrompt />
    </>
  );
}
