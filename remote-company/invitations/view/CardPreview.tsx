import { makeStyles, PunctualThemeProvider, tokens, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { InvitationCard } from './InvitationCard.tsx';
import type { PrintedInvitationsProps } from './PrintedInvitations.tsx';

const most = 6;

/** The first cards, as they are printed. */
export function CardPreview({
  invitations,
  company,
  until,
}: Pick<PrintedInvitationsProps, 'invitations' | 'company' | 'until'>) {
  const text = useText();
  const styles = useStyles();
  const { locale } = useHost();
  const others = invitations.length - most;
  return (
    <>
      <PunctualThemeProvider locale={locale} scheme="light">
        <div className={styles.preview}>
          {invitations.slice(0, most).map((each) => (
            <InvitationCard
              key={each.employeeId}
              invitation={each}
              company={company}
              until={until}
            />
          ))}
        </div>
      </PunctualThemeProvider>
      {others > 0 && <p>{text('invitations.previewed', { count: others })}</p>}
    </>
  );
}

const useStyles = makeStyles({
  preview: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    overflowX: 'auto',
  },
});
