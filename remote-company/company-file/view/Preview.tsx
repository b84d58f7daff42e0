import type { ReactElement } from 'react';
import {
  Button,
  CheckmarkCircleRegular,
  DismissCircleFilled,
  InfoRegular,
  makeStyles,
  MessageNote,
  palette,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isChanged } from '../../sections/rules/isChanged.ts';
import { outcomeOf, type CompanyCheck } from '../rules/importFlow.ts';
import { Actions } from './Actions.tsx';
import { ChooseAnother } from './ChooseAnother.tsx';
import { SectionTable } from './SectionTable.tsx';
import { useEffectWords } from './useEffectWords.ts';
import type { Import } from './useImport.ts';

export interface CheckedProps {
  readonly check: CompanyCheck;
  /** Of the file. */
  readonly name: string;
  readonly steps: Import;
  /** What `Cancel` is called where it leads back to something. */
  readonly backLabel?: string | undefined;
}

/** What a sound file would change, and the import. */
export function Preview({ check, name, steps, backLabel }: CheckedProps) {
  const text = useText();
  const outcome = outcomeOf(check);
  return (
    <>
      {check.refusal !== null && (
        <MessageNote
          urgent
          icon={<DismissCircleFilled />}
          meaning="rejected"
          title={check.refusal.title}
        >
          {check.refusal.detail}
        </MessageNote>
      )}
      {outcome === 'unchanged' ? (
        <MessageNote
          icon={<CheckmarkCircleRegular />}
          meaning="pending"
          title={text('import.unchanged')}
        >
          {text('import.unchanged.text', { name })}
        </MessageNote>
      ) : (
        <Changes check={check} name={name} />
      )}
      <Actions>
        {outcome === 'ready' && (
          <Button look="primary" onClick={steps.importChecked}>
            {text('import.import')}
          </Button>
        )}
        {outcome !== 'ready' && backLabel === undefined && (
          <ChooseAnother onChoose={steps.choose} />
        )}
        <Button onClick={steps.cancel}>{backLabel ?? text('company.cancel')}</Button>
      </Actions>
    </>
  );
}

/** The counts of each section, and what follows for people. */
function Changes({ check, name }: Pick<CheckedProps, 'check' | 'name'>) {
  const text = useText();
  const styles = useStyles();
  const title = text('import.changes', { name });
  const changes = check.sections.filter(isChanged);
  const others = check.sections
    .filter((each) => !changes.includes(each))
    .map(({ section, unchanged: count }) =>
      text('import.sectionCount', { section: text(`section.${section}`), count }),
    )
    .join(', ');
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      {changes.length > 0 && <SectionTable sections={changes} label={title} />}
      {others !== '' && (
        <p className={styles.others}>{text('import.unchangedSections', { sections: others })}</p>
      )}
      {check.effects.length > 0 && (
        <>
          <h3 className={styles.title}>{text('import.effects')}</h3>
          <ul className={styles.effects}>
            {check.effects.map((effect) => (
              <EffectLine key={[effect.kind, effect.place, effect.from].join()} effect={effect} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Effect = CompanyCheck['effects'][number];

function EffectLine({ effect }: { readonly effect: Effect }) {
  const words = useEffectWords();
  const styles = useStyles();
  const { icon, color } = takesAway.has(effect.kind) ? loss : remark;
  return (
    <li className={styles.effect}>
      <span aria-hidden="true" className={styles.icon} style={{ color }}>
        {icon}
      </span>
      <span>{words(effect)}</span>
    </li>
  );
}

const takesAway: ReadonlySet<Effect['kind']> = new Set([
  'LOG_IN_LOST',
  'OPEN_SHIFTS',
  'RIGHTS_REMOVED',
  'PLACES_LOST',
  'PUNCHES_OUTSIDE',
  'ENDED',
  'UNMANAGED',
  'PAST_SCHEDULES_CHANGED',
]);
const loss: { icon: ReactElement; color: string } = {
  icon: <WarningFilled />,
  color: palette.status.warning.text,
};
const remark: typeof loss = { icon: <InfoRegular />, color: palette.status.pending.text };

const useStyles = makeStyles({
  title: { ...type.bodyStrong, margin: 0, overflowWrap: 'anywhere' },
  others: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  effects: {
    ...type.body,
    display: 'grid',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  effect: { display: 'flex', gap: '8px', color: tokens.colorNeutralForeground1 },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
});
