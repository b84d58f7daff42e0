import { onTestFinished, vi } from 'vitest';

/** The files that the test saves, as a browser would. */
export function savedFiles() {
  const names: string[] = [];
  const files: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const known = URL.createObjectURL;
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) files.push(content);
    return 'blob:saved';
  };
  onTestFinished(() => {
    click.mockRestore();
    URL.createObjectURL = known;
  });
  return { names, files };
}
