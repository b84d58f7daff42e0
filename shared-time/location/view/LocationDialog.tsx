import { useMemo } from 'react';
import {
  averageAccuracy,
  Dialog,
  LocationMap,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useDistance,
  useFeature,
  useQuery,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { useAbout } from '../../view/useAbout.ts';
import { geofencesToShow, locatedPunches } from '../rules/locatedPunches.ts';
import { PunchList } from './PunchList.tsx';

export interface LocationDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** Where a shift was clocked, as a map and as text, relative to its geofences (spec §2). */
export function LocationDialog(props: LocationDialogProps) {
  const { shift, person, onClose } = props;
  const about = useAbout(props);
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const api = useApi();
  const comparesFences = useFeature('GEOFENCE');
  const { data: assignments } = useQuery(
    api.query.GET('/api/employees/{id}/assignments', { params: { path: { id: person.id } } }),
  );
  const assignment = assignments?.find(({ id }) => id === shift.employeeAssignment.id);
  const { distance } = useDistance(assignment?.countryCode);
  const punches = useMemo(() => locatedPunches(shift), [shift]);
  const assigned = useMemo(
    () => (comparesFences ? (assignment?.geofences ?? []) : []),
    [comparesFences, assignment],
  );
  const geofences = useMemo(
    () => (comparesFences ? geofencesToShow(assigned, punches) : []),
    [comparesFences, assigned, punches],
  );
  const markers = useMemo(
    () =>
      punches.flatMap(({ key, kind, punch, position }) => {
        const time = formats.time(punch.date, shift.timeZone);
        const label = text(`time.map.${kind}`, { time });
        return position === null ? [] : [{ key, kind, position, label }];
      }),
    [punches, shift.timeZone, formats, text],
  );
  const accuracy = averageAccuracy(markers.map(({ position }) => position));
  return (
    <Dialog open onClose={onClose} width={850} title={text('time.map')} subtitle={about(shift)}>
      <div className={styles.content}>
        {(markers.length > 0 || geofences.length > 0) && (
          <LocationMap
            label={text('time.map')}
            markers={markers}
            geofences={geofences}
            countryCode={assignment?.countryCode}
          />
        )}
        <PunchList
          punches={punches}
          timeZone={shift.timeZone}
          showsResult={comparesFences}
          distance={distance}
        />
        <dl className={styles.facts}>
          <dt>{text('time.map.averageAccuracy')}</dt>
          <dd>{accuracy === null ? text('time.map.unknown') : distance(accuracy)}</dd>
          {comparesFences && assignment && (
            <>
              <dt>{text('time.map.assigned')}</dt>
              <dd>
                {assigned.length === 0
                  ? text('time.map.noneAssigned')
                  : assigned.map((fence) => fence.name).join(', ')}
              </dd>
            </>
          )}
        </dl>
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
  facts: {
    ...type.body,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '6px 16px',
    margin: 0,
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { ...type.numbers, margin: 0 },
  },
});
