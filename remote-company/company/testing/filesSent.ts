import { onTestFinished, vi } from 'vitest';

/** The content of the last file of a form; requests of this environment have lost it. */
export function filesSent(): () => Promise<string> {
  const append = vi.spyOn(FormData.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  return async () => {
    const files = append.mock.calls.map(([, value]) => value);
    const file = files.findLast((value) => value instanceof Blob);
    return file instanceof Blob ? file.text() : 'null';
  };
}
