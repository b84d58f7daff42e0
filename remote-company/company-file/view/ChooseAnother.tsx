import { Button, type ButtonProps } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useFilePicker } from './useFilePicker.tsx';

export interface ChooseAnotherProps extends Pick<ButtonProps, 'look'> {
  readonly label?: string;
  readonly onChoose: (file: File) => void;
}

/** Takes another file in the place of the shown one. */
export function ChooseAnother({ label, onChoose, ...rest }: ChooseAnotherProps) {
  const text = useText();
  const { input, open } = useFilePicker(onChoose);
  return (
    <>
      {input}
      <Button {...rest} onClick={open}>
        {label ?? text('import.other')}
      </Button>
    </>
  );
}
