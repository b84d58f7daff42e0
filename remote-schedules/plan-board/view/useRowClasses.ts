import { useState } from 'react';
import { makeResetStyles, media, palette, ringInside, text as type, tokens } from 'shared-ui';

export type RowClasses = ReturnType<typeof useRowClasses>;

/**
 * Styles of rows, names and bars, a single class each: with `makeStyles`' class per declaration,
 * style recalculation took most of a scroll. Later ones win.
 */
export function useRowClasses() {
  const classes = {
    rows: useRows(),
    row: useRow(),
    names: useNames(),
    stickyNames: useStickyNames(),
    chosenNames: useChosen(),
    lines: useLines(),
    name: useName(),
    failed: useFailed(),
    days: useDays(),
    chosenDays: useChosen(),
    bar: useBar(),
    twoLines: useTwoLines(),
    strong: useStrong(),
    nameAlone: useNameAlone(),
    long: useLong(),
    stuck: useStuck(),
    letter: useLetter(),
    off: useOff(),
    absence: useAbsence(),
    pictured: usePictured(),
    holiday: useHoliday(),
    notManaged: useNotManaged(),
    marked: useMarked(),
    mark: useMark(),
  };
  // They are constant for the life of the page; a stable object tells the rows.
  const [kept] = useState(classes);
  return kept;
}

const useRows = makeResetStyles({ position: 'absolute', inset: 0 });

const useRow = makeResetStyles({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  display: 'flex',
  height: '56px',
  // A row affects no other one; clipping it (`paint`) would cost a layer each.
  contain: 'layout style size',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  boxSizing: 'border-box',
});

const useNames = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  [media.belowDesktop]: { gap: 0 },
  flex: '0 0 var(--names)',
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '0 4px 0 8px',
  borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  '> input': { flexShrink: 0 },
  ...ringInside,
});

// One layer per row: only if days scroll under it.
const useStickyNames = makeResetStyles({ position: 'sticky', left: 0, zIndex: 3 });

// One box for both lines: each clip costs a paint chunk.
const useLines = makeResetStyles({
  ...type.caption,
  flexGrow: 1,
  minWidth: 0,
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: tokens.colorNeutralForeground3,
});

const useName = makeResetStyles({ ...type.bodyStrong, color: tokens.colorNeutralForeground1 });

const useFailed = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: palette.status.warning.text,
});

// The plan as a flex row, in which each bar has its share.
const useDays = makeResetStyles({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  flexGrow: 1,
  minWidth: 0,
});

const useChosen = makeResetStyles({ backgroundColor: tokens.colorBrandBackground2 });

const useBar = makeResetStyles({
  flex: 'none',
  marginTop: '9px',
  height: '38px',
  boxSizing: 'border-box',
  padding: '0 4px 0 10px',
  borderLeft: '2px solid transparent',
  borderRight: '2px solid transparent',
  borderRadius: '9px',
  backgroundClip: 'padding-box',
  whiteSpace: 'pre',
  cursor: 'pointer',
  fontSize: '12px',
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: '38px',
  color: tokens.colorNeutralForeground2,
});

const useTwoLines = makeResetStyles({
  ...type.numbers,
  paddingTop: '4px',
  fontWeight: tokens.fontWeightRegular,
  lineHeight: '15px',
});

const useStrong = makeResetStyles({ fontWeight: tokens.fontWeightSemibold });
const useNameAlone = makeResetStyles({ padding: '0 0 0 6px' });
const useLong = makeResetStyles({ overflow: 'hidden', textOverflow: 'ellipsis' });

// The text of a bar whose start is under the names.
const useStuck = makeResetStyles({
  position: 'sticky',
  left: 'calc(var(--names) + 8px)',
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'clip',
  textOverflow: 'ellipsis',
});
const useLetter = makeResetStyles({ textAlign: 'center', padding: '0 0 0 3px' });

/** Forced colours draw transparent borders: use brackets around elements without fill. */
const edgeless = {
  [media.forcedColors]: { borderLeftStyle: 'none', borderRightStyle: 'none' },
} as const;

const useOff = makeResetStyles({
  ...edgeless,
  textAlign: 'center',
  padding: 0,
  color: tokens.colorNeutralForeground3,
});

// Within the transparent borders.
const useAbsence = makeResetStyles({
  ...edgeless,
  outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
  outlineOffset: '-3px',
  backgroundColor: tokens.colorNeutralBackground1,
});

const usePictured = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

const useHoliday = makeResetStyles({
  ...edgeless,
  marginTop: 0,
  height: '55px',
  padding: 0,
  borderRadius: 0,
  backgroundImage: `repeating-linear-gradient(135deg, ${palette.status.deletion.tint} 0 5px, transparent 5px 10px)`,
  color: palette.status.deletion.text,
});

const useNotManaged = makeResetStyles({
  ...edgeless,
  textAlign: 'center',
  padding: 0,
  color: tokens.colorNeutralForeground3,
  backgroundColor: tokens.colorNeutralBackground3,
});

// Only for a few: a positioned element has its own layer.
const useMarked = makeResetStyles({ position: 'relative' });

const useMark = makeResetStyles({
  position: 'absolute',
  right: '2px',
  bottom: '1px',
  display: 'flex',
  padding: '1px',
  borderRadius: tokens.borderRadiusCircular,
  fontSize: '13px',
  color: palette.status.warning.text,
  backgroundColor: palette.status.warning.tint,
});
