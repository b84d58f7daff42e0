import type { components, Instant } from 'shared-contracts';
import {
  DeleteRegular,
  EditRegular,
  IconButton,
  makeStyles,
  media,
  palette,
  segmentColor,
  text as type,
  tokens,
  useHost,
  useUserFormats,
} from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { segmentActions } from '../../rules/segmentActions.ts';
import { segmentLines } from '../rules/segmentLines.ts';
import { detailStyles } from './detailStyles.ts';
import { useSegmentName } from './useSegmentName.ts';
import type { TimeDialogRequest } from '../../rules/TimeDialogRequest.ts';

export interface SegmentListProps {
  readonly pair: components['schemas']['TimePair'];
  readonly now: Instant;
  /** Edits and deletes segments; null: read-only. */
  readonly onChange: ((request: TimeDialogRequest) => void) | null;
}

/** Work, breaks and other segments of an entry in order, each with its times and duration. */
export function SegmentList({ pair, now, onChange }: SegmentListProps) {
  const styles = useStyles();
  const text = usePageText();
  const formats = useUserFormats();
  const { timeZone } = pair;
  const nameOf = useSegmentName();
  const { features } = useHost();
  return (
    <section className={styles.box} aria-label={text('worked.segments')}>
      <h3 className={styles.title}>{text('worked.segments')}</h3>
      <ul className={styles.list}>
        {segmentLines(pair, now).map(({ start, end, seconds, segment, ...line }) => {
          const name = nameOf(line);
          const can =
            segment && onChange && end !== null && segmentActions(pair, segment, features);
          return (
            <li key={start} className={styles.line}>
              <span
                aria-hidden="true"
                className={styles.square}
                style={{ backgroundColor: segmentColor(line.pairType) }}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.times}>{formats.timeRange(start, end, timeZone)}</span>
              <span className={styles.duration}>
                {seconds === null ? '–' : formats.duration(seconds)}
              </span>
              {can && (
                <span className={styles.actions}>
                  {can.edit && (
                    <IconButton
                      size="row"
                      icon={<EditRegular />}
                      label={text('worked.action.editBreak', {
                        time: formats.time(start, timeZone),
                      })}
                      onClick={() => onChange({ kind: 'EDIT_BREAK', shift: pair, segment })}
                    />
                  )}
                  {can.remove && (
                    <IconButton
                      size="row"
                      icon={<DeleteRegular />}
                      label={text(can.edit ? 'worked.action.removeBreak' : 'worked.action.remove', {
                        kind: name,
                        time: formats.time(start, timeZone),
                      })}
                      onClick={() => onChange({ kind: 'DELETE', shift: pair, segment })}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  box: detailStyles.box,
  title: { ...type.bodyStrong, margin: '0 0 8px', [media.phone]: { display: 'none' } },
  list: {
    display: 'grid',
    gridTemplateColumns: '10px minmax(60px, 1fr) auto auto auto',
    columnGap: '12px',
    [media.phone]: { gridTemplateColumns: '10px minmax(0, 1fr) auto auto' },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  line: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: '36px',
    [media.phone]: { padding: '4px 0' },
  },
  square: {
    forcedColorAdjust: 'none',
    width: '10px',
    height: '10px',
    borderRadius: '3px',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${palette.status.break.text} 20%, transparent)`,
  },
  name: { ...type.body, overflowWrap: 'break-word' },
  times: {
    ...type.body,
    ...type.numbers,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    [media.phone]: { gridRow: 2, gridColumn: 2, textAlign: 'start' },
  },
  duration: {
    ...type.body,
    ...type.numbers,
    gridColumn: 4,
    [media.phone]: { gridRow: '1 / 3', gridColumn: 3 },
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  actions: {
    display: 'inline-flex',
    gap: '4px',
    gridColumn: 5,
    [media.phone]: { gridRow: '1 / 3', gridColumn: 4 },
  },
});
