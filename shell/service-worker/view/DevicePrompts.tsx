import { useState, type ReactNode } from 'react';
import { InstallPrompt } from '../../installation/view/InstallPrompt.tsx';
import { shellUpdates } from '../data/createShellUpdates.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/** Begins with the worker, and shows what there is to say of it. */
export function DevicePrompts({ script }: { readonly script: string }): ReactNode {
  const [updates] = useState(() => shellUpdates(script));
  return (
    <>
      <UpdatePrompt updates={updates} />
      <InstallPrompt />
    </>
  );
}
