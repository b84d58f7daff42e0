import { Link, useLocation } from 'react-router-dom';
import {
  CheckmarkCircleFilled,
  ChevronRightRegular,
  makeStyles,
  mergeClasses,
  palette,
  text as type,
  tokens,
} from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import { optionalSteps } from '../rules/firstSteps.ts';
import { useSetUp } from './useSetUp.ts';

/** On the page of a step while the company is set up: where one is, and the way on. */
export function StepBar() {
  const text = useText();
  const styles = useStyles();
  const { pathname } = useLocation();
  const setUp = useSetUp();
  const { done, steps } = setUp ?? { done: new Set(), steps: [] };
  const index = steps.findIndex((each) => pathname === `${companyPath}/${each}`);
  const step = steps[index];
  if (step === undefined) return null;
  const following = steps[index + 1];
  const isDone = done.has(step);
  const isLeftOut = !isDone && optionalSteps.has(step) && step !== 'switches';
  return (
    <section aria-label={text('firstSteps.title')} className={styles.bar}>
      <span className={styles.where}>
        {isDone && (
          <CheckmarkCircleFilled
            aria-label={text('firstSteps.done')}
            style={{ color: palette.status.approved.text }}
          />
        )}
        {text('firstSteps.step', { number: index + 1, all: steps.length })}
      </span>
      <span className={styles.ways}>
        <Link to={companyPath} className={styles.link}>
          {text('firstSteps.all')}
        </Link>
        {following && (
          <Link
            to={`${companyPath}/${following}`}
            className={mergeClasses(styles.link, isDone && styles.main)}
          >
            {text(isLeftOut ? 'firstSteps.skip' : 'firstSteps.next', {
              step: text(`firstSteps.${following}`),
            })}
            <ChevronRightRegular aria-hidden="true" />
          </Link>
        )}
      </span>
    </section>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '4px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  where: {
    ...type.bodyStrong,
    ...type.numbers,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
  link: {
    ...type.body,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
  main: { ...type.bodyStrong },
});
