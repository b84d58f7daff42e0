import { useState } from 'react';
import {
  Button,
  InfoRegular,
  makeStyles,
  MessageNote,
  SegmentedControl,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { Actions } from '../../company-file/view/Actions.tsx';
import { Working } from '../../company-file/view/Working.tsx';
import { useText } from '../../messages/useText.ts';
import type { CheckedList } from '../rules/checkList.ts';
import { withServerFaults, type RefusedList } from '../rules/withServerFaults.ts';
import type { OpenList } from '../rules/listFlow.ts';
import { ListDefaults } from './ListDefaults.tsx';
import { MadeThings } from './MadeThings.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { ServerFaults } from './ServerFaults.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useCheckedList } from './useCheckedList.ts';
import type { ListSteps } from './useListFlow.ts';
import { usePreview } from './usePreview.ts';

export interface PeopleStepProps {
  readonly list: OpenList;
  readonly steps: ListSteps;
  /** What the server said about the list as it was sent. */
  readonly refused: RefusedList | null;
  /** Whether the company was changed by somebody else in between. */
  readonly wasOld: boolean;
  /** Sends the list to be checked. */
  readonly onPreview: (checked: CheckedList) => void;
}

/** Who would be imported, with what has to be corrected first. */
export function PeopleStep({ list, steps, refused, wasOld, onPreview }: PeopleStepProps) {
  const text = useText();
  const { checked: own, isCurrent } = useCheckedList(list);
  const checked = own && withServerFaults(own, refused, list.edits);
  const preview = usePreview({ checked, isCurrent, list, steps, onPreview });
  return (
    <>
      <StepTitle title={text('sheet.people')} />
      {checked ? (
        <CheckedPeople {...{ checked, list, steps, refused, wasOld, isCurrent, preview }} />
      ) : (
        <Working words={text('sheet.people.checking')}>
          <Button onClick={steps.close}>{text('company.cancel')}</Button>
        </Working>
      )}
    </>
  );
}

interface CheckedPeopleProps extends Omit<PeopleStepProps, 'onPreview'> {
  readonly checked: CheckedList;
  readonly isCurrent: boolean;
  readonly preview: () => void;
}

function CheckedPeople(props: CheckedPeopleProps) {
  const { checked, list, steps, refused, wasOld, isCurrent, preview } = props;
  const text = useText();
  const { faultyCount } = checked;
  const count = checked.newCount + checked.knownCount;
  return (
    <>
      <Summary checked={checked} />
      {wasOld && (
        <MessageNote icon={<InfoRegular />} meaning="pending">
          {text('sheet.people.wasOld')}
        </MessageNote>
      )}
      {refused !== null && refused.others.length > 0 && <ServerFaults faults={refused.others} />}
      {faultyCount > 0 && (
        <MessageNote
          icon={<WarningFilled />}
          meaning="warning"
          title={text('sheet.people.faulty', { count: faultyCount })}
        >
          {text('sheet.people.faulty.text')}
        </MessageNote>
      )}
      <ListDefaults list={list} checked={checked} onChange={steps.change} />
      <MadeThings list={list} checked={checked} onChange={steps.change} />
      <FilteredPeople checked={checked} list={list} steps={steps} />
      <Actions>
        <Button
          look="primary"
          busy={!isCurrent}
          disabled={count === 0 || count === faultyCount}
          onClick={preview}
        >
          {faultyCount === 0
            ? text('sheet.people.preview', { count })
            : text('sheet.people.previewOthers', { count: faultyCount })}
        </Button>
        <Button onClick={() => steps.show('columns')}>{text('sheet.back')}</Button>
        <Button onClick={steps.close}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}

/** `23 new people · 2 people who are already here`. */
function Summary({ checked }: { readonly checked: CheckedList }) {
  const text = useText();
  const styles = useStyles();
  const { newCount, knownCount, newManagers } = checked;
  const parts = [
    ...(newCount > 0 ? [text('sheet.people.new', { count: newCount })] : []),
    ...(knownCount > 0 ? [text('sheet.people.known', { count: knownCount })] : []),
  ];
  const names = newManagers.slice(0, mostNames).join(', ');
  const count = newManagers.length;
  return (
    <div role="status">
      <p className={styles.summary}>{parts.join(' · ') || text('sheet.people.none')}</p>
      {count > 0 && (
        <p className={styles.managers}>
          {text('sheet.people.managers', {
            count,
            names: count > mostNames ? text('import.names', { names }) : names,
          })}
        </p>
      )}
    </div>
  );
}

const mostNames = 10;

type Filter = 'faulty' | 'all';

/** The rows, at first those to correct, if there are any. Corrected ones stay where they are. */
function FilteredPeople({
  checked,
  list,
  steps,
}: Pick<CheckedPeopleProps, 'checked' | 'list' | 'steps'>) {
  const text = useText();
  const [chosen, setChosen] = useState<Filter | null>(null);
  const troubled = checked.rows.filter(
    ({ faults, number }) => faults.length > 0 || list.edits.has(number) || list.leftOut.has(number),
  );
  const filter = chosen ?? (checked.faultyCount > 0 ? 'faulty' : 'all');
  const shown = troubled.length > 0 && filter === 'faulty' ? troubled : checked.rows;
  return (
    <>
      {troubled.length > 0 && (
        <div>
          <SegmentedControl
            label={text('sheet.people.filter')}
            value={filter}
            choices={[
              { value: 'faulty', label: text('sheet.people.filter.faulty') },
              {
                value: 'all',
                label: text('sheet.people.filter.all', { count: checked.rows.length }),
              },
            ]}
            onChange={setChosen}
          />
        </div>
      )}
      <PeopleTable
        rows={shown}
        list={list}
        onChange={(change) => {
          // A corrected row does not vanish under the person's hands.
          setChosen(filter);
          steps.change(change);
        }}
      />
    </>
  );
}

const useStyles = makeStyles({
  summary: { ...type.bodyStrong, margin: 0 },
  managers: { ...type.secondary, margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
});
