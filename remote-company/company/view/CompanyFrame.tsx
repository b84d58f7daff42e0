import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ChevronLeftRegular,
  laterPart,
  makeStyles,
  media,
  Page,
  text as type,
  tokens,
  useHost,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { CompanyNavigation } from './CompanyNavigation.tsx';

const StepBar = laterPart(
  async () =>
    (await import(/* webpackChunkName: "set-up" */ '../../first-steps/view/StepBar.tsx')).StepBar,
);

interface CompanyFrameProps {
  /** The page that leads to the others: narrow screens show the links themselves. */
  readonly isOverview?: boolean;
  readonly children: ReactNode;
}

/** A page of the company: beside the links to the others, on narrow screens below the way back. */
export function CompanyFrame({ isOverview = false, children }: CompanyFrameProps) {
  const text = useText();
  const styles = useStyles();
  const { isBeingSetUp = false } = useHost().features;
  const isWide = useViewport() === 'desktop';
  const links = (
    <nav aria-label={text('company.pages')} className={styles.links}>
      <CompanyNavigation />
    </nav>
  );
  // On a narrow screen the guide of a new company comes before the links.
  const areLinksLast = isOverview && isBeingSetUp && !isWide;
  return (
    <Page className={styles.page}>
      {(isWide || isOverview) && !areLinksLast && links}
      {!isWide && !isOverview && (
        <Link to={companyPath} className={styles.back}>
          <ChevronLeftRegular aria-hidden="true" />
          {text('company.pages')}
        </Link>
      )}
      <div className={styles.content}>
        {isBeingSetUp && !isOverview && <StepBar />}
        {children}
      </div>
      {areLinksLast && links}
    </Page>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px',
    maxWidth: '1400px',
    [media.belowDesktop]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '8px',
    },
  },
  // Narrow screens have them in the page: kept in place, they would lie over it.
  links: { position: 'sticky', top: 0, [media.belowDesktop]: { position: 'static' } },
  back: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignSelf: 'start',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
    textDecorationLine: 'none',
  },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
});
