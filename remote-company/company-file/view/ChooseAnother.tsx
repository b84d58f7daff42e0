import { Button } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useFilePicker } from './useFilePicker.tsx';

/** Takes another file in the place of the shown one. */
export function ChooseAnother({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const text = useText();
  const { input, open } = useFilePicker(onChoose);
  return (
    <>
      {input}
      <Button onClick={open}>{text('import.other')}</Button>
    </>
  );
}
