import { useEffect, useRef, useState } from 'react';
import { Button, makeStyles, text as type, tokens } from 'shared-ui';
import { Actions } from '../../company-file/view/Actions.tsx';
import { useText } from '../../messages/useText.ts';
import type { ListSteps } from './useListFlow.ts';

/** A place for copied cells: what is pasted is read at once. */
export function PasteStep({ steps }: { readonly steps: ListSteps }) {
  const text = useText();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <>
      <div>
        <h3 className={styles.title}>{text('sheet.paste.title')}</h3>
        <p className={styles.about}>{text('sheet.paste.about')}</p>
      </div>
      <textarea
        ref={area}
        rows={6}
        aria-label={text('sheet.paste.area')}
        className={styles.area}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.trim() === '' || typed !== '') return;
          event.preventDefault();
          steps.readText(pasted);
        }}
      />
      <Actions>
        {typed.trim() !== '' && (
          <Button look="primary" onClick={() => steps.readText(typed)}>
            {text('sheet.continue')}
          </Button>
        )}
        <Button onClick={steps.close}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}

const useStyles = makeStyles({
  title: { ...type.section, margin: 0 },
  about: { ...type.body, margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
  area: {
    ...type.body,
    boxSizing: 'border-box',
    width: '100%',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    resize: 'vertical',
    ':focus': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-1px',
    },
  },
});
