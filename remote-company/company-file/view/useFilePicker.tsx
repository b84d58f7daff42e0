import { useRef, type ReactNode } from 'react';
import { useText } from '../../messages/useText.ts';

/** The browser's choice of a file: render `input`, and call `open` from a press. */
export function useFilePicker(onChoose: (file: File) => void): {
  readonly input: ReactNode;
  readonly open: () => void;
} {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xlsx,.csv,.tsv,.txt"
        aria-label={text('import.input')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    ),
  };
}
