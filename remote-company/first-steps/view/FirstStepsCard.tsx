import { Link, useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  CheckmarkCircleFilled,
  ChevronRightRegular,
  makeStyles,
  palette,
  text as type,
  tokens,
  VisuallyHidden,
} from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import { optionalSteps } from '../rules/firstSteps.ts';
import { useSetUp } from './useSetUp.ts';

/** What a new company needs before people can clock; nothing once somebody has clocked. */
export function FirstStepsCard() {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const setUp = useSetUp();
  if (setUp === null) return null;
  const { done, steps, next } = setUp;
  return (
    <Card
      title={text('firstSteps.title')}
      titleNote={text('firstSteps.count', { done: done.size, all: steps.length })}
    >
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span
              aria-hidden="true"
              className={styles.mark}
              style={{ color: done.has(step) ? palette.status.approved.text : undefined }}
            >
              {done.has(step) ? <CheckmarkCircleFilled /> : index + 1}
            </span>
            <div className={styles.words}>
              <span className={styles.head}>
                <Link to={`${companyPath}/${step}`} className={styles.link}>
                  {text(`firstSteps.${step}`)}
                </Link>
                {optionalSteps.has(step) && !done.has(step) && (
                  <span className={styles.about}>{text('firstSteps.optional')}</span>
                )}
              </span>
              <span className={styles.about}>{text(`firstSteps.${step}.text`)}</span>
            </div>
            {done.has(step) && <VisuallyHidden>{text('firstSteps.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {next && (
        <Button
          look="primary"
          icon={<ChevronRightRegular />}
          onClick={() => void navigate(`${companyPath}/${next}`)}
        >
          {text('firstSteps.goOn', { step: text(`firstSteps.${next}`) })}
        </Button>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: '0 0 12px',
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    display: 'flex',
    gap: '12px',
    padding: '6px 0 10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  mark: {
    ...type.bodyStrong,
    display: 'flex',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    paddingTop: '12px',
    fontSize: '18px',
    color: tokens.colorNeutralForeground3,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '10px' },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
  about: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
