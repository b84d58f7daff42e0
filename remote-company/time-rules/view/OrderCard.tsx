import { Card, makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

const steps = ['1', '2', '3', '4', '5'] as const;

/** In which order the rules apply, in words. */
export function OrderCard() {
  const text = useText();
  const styles = useStyles();
  return (
    <Card title={text('rules.order')}>
      <p className={styles.text}>{text('rules.order.text')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{text(`rules.order.${step}`)}</li>
        ))}
      </ol>
    </Card>
  );
}

const useStyles = makeStyles({
  text: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  steps: {
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: '8px 0 0',
    paddingInlineStart: '24px',
    listStyleType: 'decimal',
  },
});
