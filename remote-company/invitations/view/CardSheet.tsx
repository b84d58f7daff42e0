import { makeStyles } from 'shared-ui';
import type { Invitation } from '../rules/invitee.ts';
import { InvitationCard, type InvitationCardProps } from './InvitationCard.tsx';

interface CardSheetProps extends Pick<InvitationCardProps, 'company' | 'until'> {
  /** Ten at most. */
  readonly invitations: readonly Invitation[];
}

/** A sheet of paper with cards in two columns, edge to edge, so that one cut serves two cards. */
export function CardSheet({ invitations, company, until }: CardSheetProps) {
  const styles = useStyles();
  return (
    <div className={styles.sheet}>
      {invitations.map((each) => (
        <InvitationCard key={each.employeeId} invitation={each} company={company} until={until} />
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gridTemplateColumns: '85.6mm 85.6mm',
    gridAutoRows: '54mm',
    justifyContent: 'center',
    breakAfter: 'page',
    breakInside: 'avoid',
    ':last-child': { breakAfter: 'auto' },
  },
});
