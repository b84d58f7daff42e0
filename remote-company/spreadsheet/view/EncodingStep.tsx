import { Button, makeStyles, media, text as type, tokens } from 'shared-ui';
import { Actions } from '../../company-file/view/Actions.tsx';
import { useText } from '../../messages/useText.ts';
import { StepTitle } from './StepTitle.tsx';
import type { ListSteps } from './useListFlow.ts';

/** The same names in each way to read the file: the person knows which are right. */
export function EncodingStep({ steps }: { readonly steps: ListSteps }) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <StepTitle title={text('sheet.encodings')} about={text('sheet.encodings.about')} />
      <ul className={styles.choices}>
        {steps.flow.encodings.map(({ encoding, samples }) => (
          <li key={encoding}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => steps.readAgain({ encoding })}
            >
              {samples.join(' · ')}
            </button>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={steps.close}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  choice: {
    ...type.bodyStrong,
    width: '100%',
    minHeight: '48px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    [media.phone]: { minHeight: '56px' },
  },
});
