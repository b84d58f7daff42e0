import { limits } from 'shared-contracts';
import { ChosenField, CostCenterField } from 'shared-time/clocking-choice';
import { makeStyles, media, SelectField, TextAreaField, useFeature, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  offeredToAll,
  type ChoiceForAll,
  type Missing,
  type PersonToClockIn,
} from '../rules/choiceForAll.ts';

export interface ChoiceForAllFormProps {
  readonly people: readonly PersonToClockIn[];
  readonly chosen: ChoiceForAll;
  /** What is shown as missing. */
  readonly missing: readonly Missing[];
  /** The label for keeping each person's time type and cost center. */
  readonly own: string;
  readonly comment: string;
  readonly onChange: (change: Partial<ChoiceForAll>) => void;
}

/**
 * Time type, cost center, custom fields and a comment, once for everybody. Without the fields'
 * descriptions, which address the person who clocks.
 */
export function ChoiceForAllForm(props: ChoiceForAllFormProps) {
  const { people, chosen, missing, onChange } = props;
  const text = useText();
  const styles = useStyles();
  const { features } = useHost().features;
  const hasCostCenters = useFeature('COST_CENTERS');
  const takesComments = useFeature('TIME_PAIR_COMMENTS');
  const { timeTypes, fields } = offeredToAll(people, chosen, features);
  const [first] = people.flatMap(({ assignments }) => assignments);
  const own = 'own';

  function chooseOption(field: number, option: ChoiceForAll['options'][number] | null): void {
    const { [field]: _before, ...others } = chosen.options;
    onChange({ options: option === null ? others : { ...others, [field]: option } });
  }
  return (
    <div className={styles.form}>
      {timeTypes.length > 1 && (
        <SelectField
          label={text('clocking.timeType')}
          value={chosen.timeTypeId === null ? own : String(chosen.timeTypeId)}
          choices={[
            { value: own, label: props.own },
            ...timeTypes.map(({ id, externalName }) => ({
              value: String(id),
              label: externalName,
            })),
          ]}
          onChange={(value) =>
            onChange({ timeTypeId: value === null || value === own ? null : Number(value) })
          }
        />
      )}
      {hasCostCenters && first && (
        <CostCenterField
          assignmentId={first.id}
          optional={missing.every(({ costCenter }) => !costCenter)}
          empty={props.own}
          chosen={chosen.costCenter}
          onChange={(costCenter) => onChange({ costCenter })}
          error={missing.some(({ costCenter }) => costCenter) ? text('clocking.required') : null}
        />
      )}
      {fields.map((field) => (
        <ChosenField
          key={field.id}
          field={{ ...field, description: '' }}
          chosen={chosen.options[field.id] ?? null}
          onChange={(option) => chooseOption(field.id, option)}
          error={
            missing.some((each) => each.fields.some(({ id }) => id === field.id))
              ? text('clocking.required')
              : null
          }
        />
      ))}
      {takesComments && (
        <TextAreaField
          optional
          label={props.comment}
          className={styles.wide}
          rows={1}
          value={chosen.comment}
          maxLength={limits.maximumCommentLength}
          onChange={(comment) => onChange({ comment })}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
    gap: '14px 12px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingTop: '12px' },
  },
  wide: { gridColumn: '1 / -1' },
});
