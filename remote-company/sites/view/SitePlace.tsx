import { useMemo, useState } from 'react';
import {
  Button,
  LocationMap,
  LocationRegular,
  makeStyles,
  media,
  PositionNote,
  TextField,
  useApi,
  useInfiniteQuery,
  usePosition,
} from 'shared-ui';
import { entryPages } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { coordinatesText, parseCoordinates } from '../rules/coordinates.ts';
import { sitesNear } from '../rules/sitesNear.ts';

interface SitePlaceProps {
  readonly code: string;
  readonly name: string;
  /** As typed. */
  readonly coordinates: string;
  /** Metres. */
  readonly radius: number;
  readonly error: string | null;
  readonly onChange: (coordinates: string) => void;
}

/** The place of a site: tapped on the map, taken from the device, or typed. */
export function SitePlace(props: SitePlaceProps) {
  const { code, name, coordinates, radius, error, onChange } = props;
  const text = useText();
  const styles = useStyles();
  const device = usePosition();
  const [isAsked, setIsAsked] = useState(false);
  // The map shows the place again whenever it did not come from the map.
  const [shown, setShown] = useState({ times: 0, place: parseCoordinates(coordinates) });
  const others = useOtherSites(code);
  const geofences = useMemo(() => {
    const place = parseCoordinates(coordinates);
    const around = sitesNear(others, shown.place);
    return place === null ? around : [...around, { id: -shown.times, name, radius, ...place }];
  }, [coordinates, others, shown, name, radius]);

  function type(typed: string): void {
    onChange(typed);
    const place = parseCoordinates(typed);
    if (place) setShown(({ times }) => ({ times: times + 1, place }));
  }

  async function takeDevice(): Promise<void> {
    setIsAsked(true);
    const result = await device.locateAnew();
    if (result.kind === 'position') type(coordinatesText(result.position));
  }

  return (
    <>
      <div className={styles.place}>
        <TextField
          className={styles.field}
          label={text('sites.place')}
          hint={text('sites.place.hint')}
          value={coordinates}
          onChange={type}
          error={error}
        />
        <Button
          icon={<LocationRegular />}
          busy={device.isLocating && isAsked}
          onClick={() => void takeDevice()}
        >
          {text('sites.here')}
        </Button>
      </div>
      {isAsked && <PositionNote position={device} />}
      <LocationMap
        label={text('sites.map')}
        markers={noMarkers}
        geofences={geofences}
        onPick={(position) => onChange(coordinatesText(position))}
      />
    </>
  );
}

const noMarkers = [] as const;

/** The first sites of the company but this one, so that a new one is seen among them. */
function useOtherSites(code: string) {
  const api = useApi();
  const { data } = useInfiniteQuery(entryPages(api, 'geofences'));
  return useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap(({ part }) => part.geofences ?? [])
        .filter((site) => site.code !== code)
        .map((site, index) => ({ ...site, id: index + 1 })),
    [data, code],
  );
}

const useStyles = makeStyles({
  place: {
    display: 'flex',
    alignItems: 'start',
    gap: '8px',
    '& > button': { marginTop: '24px', flexShrink: 0 },
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      '& > button': { marginTop: 0 },
    },
  },
  field: { flexGrow: 1 },
});
