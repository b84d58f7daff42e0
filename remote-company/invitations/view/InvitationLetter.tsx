import { invitationLink } from 'shared-contracts';
import { makeStyles, QrCode, tokens } from 'shared-ui';
import { cardWords } from '../rules/cardWords.ts';
import { nameOf } from '../rules/invitee.ts';
import { dayOf, type InvitationCardProps } from './InvitationCard.tsx';

/** An invitation on a page of its own, in the language of its person. */
export function InvitationLetter({ invitation, company, until }: InvitationCardProps) {
  const styles = useStyles();
  const { username, password, pin, employeeNumber, locale } = invitation;
  const words = cardWords[locale];
  const facts = [
    { name: words.username, value: username, isSecret: false },
    { name: words.code, value: password, isSecret: true },
    { name: words.number, value: employeeNumber, isSecret: false },
    ...(pin === null ? [] : [{ name: words.pin, value: pin, isSecret: true }]),
  ];
  return (
    <article lang={locale} className={styles.letter}>
      <p className={styles.company}>{company.name}</p>
      <p className={styles.name}>{nameOf(invitation)}</p>
      <h1 className={styles.title}>{words.greeting(company.name)}</h1>
      <p>{words.about}</p>
      <div className={styles.middle}>
        <QrCode text={invitationLink(company.address, username)} label={words.qr} width="52mm" />
        <ol className={styles.steps}>
          {words.steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <strong className={styles.count}>{index + 1}</strong>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value, isSecret }) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={isSecret ? styles.secret : styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{company.address}</p>
      {pin !== null && <p>{words.atTerminal}</p>}
      {until !== null && <p>{words.until(dayOf(until, locale))}</p>}
      <p>{words.keep}</p>
    </article>
  );
}

const useStyles = makeStyles({
  letter: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5mm',
    width: '170mm',
    color: tokens.colorNeutralForeground1,
    fontSize: '12pt',
    lineHeight: '17pt',
    breakAfter: 'page',
    breakInside: 'avoid',
    ':last-child': { breakAfter: 'auto' },
  },
  company: {
    color: tokens.colorBrandForeground1,
    fontSize: '14pt',
    lineHeight: '20pt',
    fontWeight: tokens.fontWeightSemibold,
  },
  // Where the window of an envelope is.
  name: { marginTop: '18mm', marginBottom: '14mm' },
  title: {
    fontSize: '20pt',
    lineHeight: '27pt',
    fontWeight: tokens.fontWeightSemibold,
  },
  middle: { display: 'flex', alignItems: 'center', gap: '8mm' },
  steps: { display: 'flex', flexDirection: 'column', gap: '4mm' },
  step: { display: 'flex', gap: '4mm' },
  count: { color: tokens.colorBrandForeground1 },
  facts: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '5mm 10mm',
    margin: 0,
    padding: '5mm',
    border: `0.3mm solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '3mm',
  },
  term: { fontSize: '10pt', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  secret: {
    margin: 0,
    fontFamily: 'Consolas, Menlo, monospace',
    fontSize: '17pt',
    lineHeight: '22pt',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
});
