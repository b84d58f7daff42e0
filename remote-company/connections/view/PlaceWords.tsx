import { makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Choices, DirectoryPlace } from '../rules/mapping.ts';

interface PlaceWordsProps {
  readonly title: string;
  readonly place: DirectoryPlace;
  readonly choices: Choices;
}

/** What a value means, in a line. */
export function PlaceWords({ title, place, choices }: PlaceWordsProps) {
  const text = useText();
  const styles = useStyles();
  const { position, geofences, costCenter, workSchedule, timeZone, approves } = place;
  const nameIn = (list: Choices['positions'], code: string) =>
    list.find((each) => each.code === code)?.name ?? code;
  const words = [
    nameIn(choices.positions, position),
    ...geofences.map((code) => nameIn(choices.geofences, code)),
    ...(costCenter === null ? [] : [nameIn(choices.costCenters, costCenter)]),
    ...(workSchedule === null ? [] : [nameIn(choices.workSchedules, workSchedule)]),
    ...(timeZone === null ? [] : [timeZone]),
    ...(approves ? [text('mapping.right.APPROVE_TIME')] : []),
  ];
  return (
    <div className={styles.words}>
      <div className={styles.title}>{title}</div>
      <div className={styles.place}>{words.join(' · ')}</div>
    </div>
  );
}

const useStyles = makeStyles({
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { ...type.bodyStrong },
  place: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
