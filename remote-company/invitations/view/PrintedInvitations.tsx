import { PrintedPages } from 'shared-ui';
import { cardMargins, letterMargins, sheetsOf, type Paper } from '../rules/paper.ts';
import type { Invitation } from '../rules/invitee.ts';
import { CardSheet } from './CardSheet.tsx';
import type { InvitationCardProps } from './InvitationCard.tsx';
import { InvitationLetter } from './InvitationLetter.tsx';

export interface PrintedInvitationsProps extends Pick<InvitationCardProps, 'company' | 'until'> {
  readonly invitations: readonly Invitation[];
  readonly kind: 'cards' | 'letters';
  readonly paper: Paper;
}

/** The sheets for the printer. */
export function PrintedInvitations({ invitations, kind, paper, ...each }: PrintedInvitationsProps) {
  if (kind === 'letters') {
    return (
      <PrintedPages paper={paper} margin={letterMargins[paper]}>
        {invitations.map((invitation) => (
          <InvitationLetter key={invitation.employeeId} invitation={invitation} {...each} />
        ))}
      </PrintedPages>
    );
  }
  return (
    <PrintedPages paper={paper} margin={cardMargins[paper]}>
      {sheetsOf(invitations).map((sheet) => (
        <CardSheet key={sheet[0]?.employeeId} invitations={sheet} {...each} />
      ))}
    </PrintedPages>
  );
}
