import { invitationLink } from 'shared-contracts';
import { createFormats, deviceTimeZone, makeStyles, QrCode, tokens } from 'shared-ui';
import { cardWords } from '../rules/cardWords.ts';
import { nameOf, type Invitation } from '../rules/invitee.ts';

export interface InvitingCompany {
  readonly name: string;
  /** Where people open Punctual. */
  readonly address: string;
}

export interface InvitationCardProps {
  readonly invitation: Invitation;
  readonly company: InvitingCompany;
  /** When the one-time password ends. */
  readonly until: string | null;
}

/** An invitation of the size of a credit card, in the language of its person. */
export function InvitationCard({ invitation, company, until }: InvitationCardProps) {
  const styles = useStyles();
  const { username, password, pin, employeeNumber, locale } = invitation;
  const words = cardWords[locale];
  return (
    <article lang={locale} className={styles.card}>
      <header className={styles.head}>
        <strong className={styles.company}>{company.name}</strong>
        <span className={styles.name}>{nameOf(invitation)}</span>
      </header>
      <div className={styles.middle}>
        <QrCode text={invitationLink(company.address, username)} label={words.qr} width="27mm" />
        <dl className={styles.facts}>
          <Fact name={words.username}>{username}</Fact>
          <Fact name={words.code} isSecret>
            {password}
          </Fact>
          <Fact name={words.number} isHalf>
            {employeeNumber}
          </Fact>
          {pin !== null && (
            <Fact name={words.pin} isSecret isHalf>
              {pin}
            </Fact>
          )}
        </dl>
      </div>
      <footer className={styles.foot}>
        {words.steps.map((step, index) => (
          <span key={step}>
            <strong>{index + 1}</strong> {step}{' '}
          </span>
        ))}
        {until !== null && <div>{words.until(dayOf(until, locale))}</div>}
      </footer>
    </article>
  );
}

interface FactProps {
  readonly name: string;
  readonly isSecret?: boolean;
  /** Beside another one. */
  readonly isHalf?: boolean;
  readonly children: string;
}

function Fact({ name, isSecret = false, isHalf = false, children }: FactProps) {
  const styles = useStyles();
  return (
    <div className={isHalf ? undefined : styles.whole}>
      <dt className={styles.term}>{name}</dt>
      <dd className={isSecret ? styles.secret : styles.value}>{children}</dd>
    </div>
  );
}

/** The day of an instant on this device, in a person's language. */
export function dayOf(instant: string, locale: Invitation['locale']): string {
  const formats = createFormats({ locale, is24Hour: true, region: '' });
  return formats.day(formats.dateOf(instant, deviceTimeZone()), true);
}

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1mm',
    width: '85.6mm',
    height: '54mm',
    overflow: 'hidden',
    padding: '3mm 3.5mm',
    // The line to cut along.
    border: `0.2mm dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: '7.5pt',
    lineHeight: '9.5pt',
  },
  head: { display: 'flex', justifyContent: 'space-between', gap: '3mm' },
  company: {
    color: tokens.colorBrandForeground1,
    fontSize: '8.5pt',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  name: {
    flexShrink: 0,
    maxWidth: '45mm',
    fontSize: '8.5pt',
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  middle: { display: 'flex', gap: '2mm', alignItems: 'center' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    gap: '1mm 4mm',
    margin: 0,
    minWidth: 0,
  },
  whole: { gridColumnStart: '1', gridColumnEnd: '3' },
  term: { fontSize: '6.5pt', lineHeight: '8pt', color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    fontSize: '9pt',
    lineHeight: '11pt',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  // One glyph for each letter, told apart at a glance.
  secret: {
    margin: 0,
    fontFamily: 'Consolas, Menlo, monospace',
    fontSize: '12pt',
    lineHeight: '14pt',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  foot: { fontSize: '7pt', lineHeight: '9pt', color: tokens.colorNeutralForeground2 },
});
