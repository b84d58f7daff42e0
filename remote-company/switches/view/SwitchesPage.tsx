import { useState } from 'react';
import { heldAuthorities } from 'shared-contracts';
import {
  Button,
  Card,
  InfoRegular,
  makeStyles,
  MessageNote,
  SegmentedControl,
  text as type,
  tokens,
  useHost,
  useUnsavedChanges,
} from 'shared-ui';
import { ChangeNote } from '../../changes/view/ChangeNote.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useText } from '../../messages/useText.ts';
import {
  answersOf,
  askedQuestions,
  changedSettings,
  choicesOf,
  type Answer,
  type Answers,
  type Question,
} from '../../questions/rules/questions.ts';
import { answerMeanings } from './answerMeanings.ts';

/** How people clock: the switches that a new company decides, as questions. */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const { session, features } = useHost();
  const [chosen, setChosen] = useState<Partial<Answers>>({});
  const change = useChange(() => setChosen({}));
  const answers = { ...answersOf(features), ...chosen };
  const changed = changedSettings(answers, features);
  const isChanged = Object.keys(changed).length > 0;
  useUnsavedChanges(isChanged && !change.isSaving);
  const mayChange = session.kind === 'employee' && heldAuthorities(session).has('DEV_ADMIN');
  const faults = change.outcome?.kind === 'FAULTY' ? change.outcome.faults : [];

  function save(): void {
    const part = { features: changed };
    change.save({ part, version: null, replaced: null, saved: text('switches.saved') });
  }

  return (
    <CompanyFrame>
      <Card title={text('page.switches')}>
        <p className={styles.about}>{text('switches.about')}</p>
        {!mayChange && (
          <MessageNote icon={<InfoRegular />} meaning="pending">
            {text('switches.readOnly')}
          </MessageNote>
        )}
        <ChangeNote change={change} others={faults} hasCodeField={false} />
        <ul className={styles.list}>
          {askedQuestions(answers).map((question) => (
            <li key={question} className={styles.question}>
              <QuestionRow
                question={question}
                answer={answers[question]}
                onChange={
                  mayChange
                    ? (answer) => setChosen((old) => ({ ...old, [question]: answer }))
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
        {mayChange && (
          <Button look="primary" disabled={!isChanged} busy={change.isSaving} onClick={save}>
            {text('change.save')}
          </Button>
        )}
      </Card>
    </CompanyFrame>
  );
}

interface QuestionRowProps {
  readonly question: Question;
  readonly answer: Answer | null;
  /** Undefined: it can be read only. */
  readonly onChange: ((answer: Answer) => void) | undefined;
}

function QuestionRow({ question, answer, onChange }: QuestionRowProps) {
  const text = useText();
  const styles = useStyles();
  const meaning = answer && answerMeanings[question][answer];
  return (
    <>
      <div className={styles.words}>
        <span className={styles.name}>{text(`switches.${question}`)}</span>
        <span className={styles.about}>{text(meaning ?? 'switches.own')}</span>
      </div>
      {onChange ? (
        <SegmentedControl
          label={text(`switches.${question}`)}
          value={answer}
          choices={choicesOf(question).map((choice) => ({
            value: choice.answer,
            label: text(`switches.answer.${choice.answer}`),
          }))}
          onChange={onChange}
        />
      ) : (
        answer && <span className={styles.name}>{text(`switches.answer.${answer}`)}</span>
      )}
    </>
  );
}

const useStyles = makeStyles({
  about: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: '8px 0 16px', padding: 0, listStyleType: 'none' },
  question: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '14px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 320px', minWidth: 0 },
  name: { ...type.bodyStrong },
});
