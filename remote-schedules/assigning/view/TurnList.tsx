import { rotationLimits } from 'shared-contracts/planning/rotationLimits.ts';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DismissRegular,
  IconButton,
  makeStyles,
  SelectField,
  text as type,
  tokens,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import { changeDuration, moveTurn, removeTurn, type Turn } from '../rules/turns.ts';
import { useScheduleLines } from './useScheduleLines.ts';

export interface TurnListProps {
  readonly turns: readonly Turn[];
  readonly onChange: (turns: readonly Turn[]) => void;
}

/** The schedules of a rotation: order and number of days. */
export function TurnList({ turns, onChange }: TurnListProps) {
  const text = useAssignText();
  const styles = useStyles();
  const { ofChoice } = useScheduleLines();
  const days = Array.from({ length: rotationLimits.mostDays }, (_, index) => ({
    value: String(index + 1),
    label: text('assign.rotate.day', { count: index + 1 }),
  }));
  return (
    <ol aria-label={text('assign.rotate.turns')} className={styles.list}>
      {turns.map(({ key, choice, duration }, index) => {
        const { name, times } = ofChoice(choice);
        return (
          <li key={key} className={styles.turn}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.times}>{times}</span>
            </span>
            <SelectField
              className={styles.days}
              label={text('assign.rotate.days', { name, number: index + 1 })}
              value={String(duration)}
              choices={days}
              onChange={(value) => onChange(changeDuration(turns, key, Number(value)))}
            />
            <span className={styles.moves}>
              <IconButton
                size="row"
                icon={<ArrowUpRegular />}
                label={text('assign.rotate.up', { name })}
                disabled={index === 0}
                onClick={() => onChange(moveTurn(turns, key, -1))}
              />
              <IconButton
                size="row"
                icon={<ArrowDownRegular />}
                label={text('assign.rotate.down', { name })}
                disabled={index === turns.length - 1}
                onClick={() => onChange(moveTurn(turns, key, 1))}
              />
              <IconButton
                size="row"
                icon={<DismissRegular />}
                label={text('assign.rotate.remove', { name })}
                onClick={() => onChange(removeTurn(turns, key))}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  turn: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '4px 8px',
    padding: '8px 10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  words: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', flex: '1 0 100%' },
  name: type.bodyStrong,
  times: { ...type.body, ...type.numbers },
  days: { flex: '1 1 0' },
  moves: { display: 'flex' },
});
