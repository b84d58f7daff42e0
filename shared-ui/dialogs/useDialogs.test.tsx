import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../form/Button.tsx';
import { renderInHost } from '../testing/renderInHost.tsx';
import { Dialog } from './Dialog.tsx';
import { useDialogs, type Dialogs } from './useDialogs.ts';

describe('a question', () => {
  it('is answered by its button, and the focus returns', async () => {
    renderInHost(<Asks ask={(dialogs) => dialogs.confirm(question)} />);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(await screen.findByText('answer: true')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'));
  });

  it('is declined by Cancel and by Escape', async () => {
    renderInHost(<Asks ask={(dialogs) => dialogs.confirm(question)} />);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('answer: false')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByText('Ask'));
    fireEvent.keyDown(await screen.findByRole('alertdialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('goes away when what it asks about has come about otherwise', async () => {
    const gone = new AbortController();
    renderInHost(<Asks ask={(dialogs) => dialogs.confirm({ ...question, signal: gone.signal })} />);
    await open();
    act(() => gone.abort());
    expect(await screen.findByText('answer: false')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('leaves the focus to the page where what had it is gone', async () => {
    const gone = new AbortController();
    renderInHost(
      <AsksOnce ask={(dialogs) => dialogs.confirm({ ...question, signal: gone.signal })} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ask once' }));
    await screen.findByRole('alertdialog');
    act(() => gone.abort());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('gives the focus back to the dialog that it lay over, whose button is gone', async () => {
    renderInHost(<AsksInDialog ask={(dialogs) => dialogs.confirm(question)} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    const below = await screen.findByRole('dialog', { name: 'Below' });
    const field = within(below).getByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('over a dialog begins at its first button, so that its trap knows it', async () => {
    renderInHost(<AsksInDialog ask={(dialogs) => dialogs.confirm(question)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const below = await screen.findByRole('dialog', { name: 'Below' });
    fireEvent.keyDown(within(below).getByRole('textbox'), { key: 'Enter' });
    const asked = await screen.findByRole('alertdialog');
    expect(document.activeElement).toBe(within(asked).getByRole('button', { name: 'Cancel' }));
  });

  it('keeps the focus when the dialog that it came out of closes beneath it', async () => {
    renderInHost(<AsksOnLeaving ask={(dialogs) => dialogs.confirm(question)} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    const leave = await screen.findByRole('button', { name: 'Leave' });
    leave.focus();
    fireEvent.click(leave);
    const asked = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Left' })).toBeNull());
    expect(asked.contains(document.activeElement)).toBe(true);
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('names its list', async () => {
    renderInHost(
      <Asks ask={(dialogs) => dialogs.warning({ title: 'Some failed', items: ['Mon', 'Tue'] })} />,
    );
    const dialog = await open();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mon', 'Tue']);
  });
});

describe('the reload prompt', () => {
  it('is not covered by another dialog, nor closed by Escape', async () => {
    renderInHost(
      <Asks
        ask={(dialogs) => {
          void dialogs.reload({ title: 'Your session has ended' });
          return dialogs.info({ title: 'Something else' });
        }}
      />,
    );
    const dialog = await open();
    expect(within(dialog).getByText('Your session has ended')).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByText('Your session has ended')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('Something else')).toBeDefined();
  });

  it('is asked once', async () => {
    renderInHost(
      <Asks
        ask={async (dialogs) => {
          await Promise.all([
            dialogs.reload({ title: 'Your session has ended' }),
            dialogs.reload({ title: 'Access denied' }),
          ]);
          return 'both';
        }}
      />,
    );
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('answer: both')).toBeDefined();
    expect(screen.queryByText('Access denied')).toBeNull();
  });
});

const question = { title: 'Dismiss all?', confirm: 'Dismiss all' };

async function open(): Promise<HTMLElement> {
  const button = screen.getByText('Ask');
  button.focus();
  fireEvent.click(button);
  return screen.findByRole('alertdialog');
}

function AsksOnLeaving({ ask }: { ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Left" open={isOpen} onClose={() => setIsOpen(false)}>
        <Button
          onClick={() => {
            void Promise.resolve().then(() => ask(dialogs));
            setIsOpen(false);
          }}
        >
          Leave
        </Button>
      </Dialog>
    </>
  );
}

function Asks({ ask }: { ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState<unknown>();
  return (
    <>
      <Button onClick={() => void ask(dialogs).then(setAnswer)}>Ask</Button>
      <p>answer: {String(answer)}</p>
    </>
  );
}

/** A button that disappears with its dialog, which opens on Enter. */
function AsksInDialog({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Open</Button>;
  return (
    <Dialog open beginsIn="field" title="Below" onClose={() => setIsOpen(false)}>
      <input aria-label="Word" onKeyDown={() => void ask(dialogs)} />
    </Dialog>
  );
}

/** A page whose button disappears when pressed. */
function AsksOnce({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <main>
      {!isAsked && (
        <Button
          onClick={() => {
            setIsAsked(true);
            void ask(dialogs);
          }}
        >
          Ask once
        </Button>
      )}
    </main>
  );
}
