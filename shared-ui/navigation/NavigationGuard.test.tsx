import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Drawer } from '../dialogs/Drawer.tsx';
import { renderInHost } from '../testing/renderInHost.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

describe('the back button', () => {
  it('closes what lies on top and stays on the page', async () => {
    const { path } = renderInHost(<PageWithDrawer />, { path: '/first' });
    fireEvent.click(screen.getByText('Go on'));
    await waitFor(() => expect(path()).toBe('/second'));
    fireEvent.click(screen.getByText('Open'));
    expect(await screen.findByRole('dialog')).toBeDefined();
    fireEvent.click(screen.getByText('Go back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/second');
    fireEvent.click(screen.getByText('Go back'));
    await waitFor(() => expect(path()).toBe('/first'));
  });
});

describe('unsaved changes', () => {
  it('are kept when the person stays', async () => {
    const { path } = renderInHost(<Form save={async () => true} />, { path: '/form' });
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(path()).toBe('/form');
  });

  it('are saved before leaving', async () => {
    const saved: string[] = [];
    const save = async () => {
      saved.push('saved');
      return true;
    };
    const { path } = renderInHost(<Form save={save} />, { path: '/form' });
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
    expect(saved).toEqual(['saved']);
  });

  it('keep the person when saving fails', async () => {
    const { path } = renderInHost(<Form save={async () => false} />, { path: '/form' });
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(path()).toBe('/form');
  });

  it('keep the person when saving throws, who can leave all the same', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (fault: unknown) => reported.push(fault));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { path } = renderInHost(<Form save={() => Promise.reject(new Error('broken'))} />, {
      path: '/form',
    });
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(reported).toEqual([new Error('broken')]);
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });

  it('are lost when the person says so', async () => {
    const { path } = renderInHost(<Form save={async () => true} />, { path: '/form' });
    fireEvent.click(screen.getByText('Leave now'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });
});

function PageWithDrawer() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void navigate('/second')}>
        Go on
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} position="end" title="Notifications">
        Nothing new
      </Drawer>
    </>
  );
}

function Form({ save }: { save: () => Promise<boolean> }) {
  const navigate = useNavigate();
  useUnsavedChanges(true, save);
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      Leave now
    </button>
  );
}
