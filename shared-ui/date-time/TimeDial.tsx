import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { highlight, makeStyles, media, mergeClasses, text as type, tokens } from 'shared-ui';
import {
  dialNumbers,
  dialPlace,
  dialRanges,
  dialRings,
  dialValue,
  type DialKind,
  type DialPlace,
} from './dialFace.ts';
import { twoDigits } from './timeOfDay.ts';

export interface TimeDialProps {
  readonly label: string;
  readonly kind: DialKind;
  readonly value: number | null;
  readonly onPick: (value: number) => void;
  /** The pointer was released, or Enter was pressed. */
  readonly onPicked: () => void;
  /** Steps up or down, by arrow keys. */
  readonly onStep: (steps: number) => void;
}

/**
 * The dial: a press or a drag picks the nearest value. A tap picks the written minute; a drag picks
 * any minute.
 */
export function TimeDial({ label, kind, value, onPick, onPicked, onStep }: TimeDialProps) {
  const styles = useStyles();
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const place = value === null ? null : dialPlace(kind, value);
  const { first, last } = dialRanges[kind];

  function pick({ currentTarget, clientX, clientY }: PointerEvent, isTap: boolean): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = (clientX - left) / (width / 2) - 1;
    const y = (clientY - top) / (height / 2) - 1;
    const found = dialValue(kind, x, y);
    onPick(isTap && kind === 'minute' ? (Math.round(found / 5) * 5) % 60 : found);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    pick(event, event.pointerType === 'touch');
  }

  function onPointerMove(event: PointerEvent): void {
    const from = start.current;
    if (!from) return;
    const way = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (event.pointerType !== 'touch' || way > steadyPixels) pick(event, false);
  }

  function onPointerUp(): void {
    if (start.current) onPicked();
    start.current = null;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps = stepsOfKey[event.key];
    if (steps !== undefined) onStep(steps);
    else if (event.key === 'Home') onPick(first);
    else if (event.key === 'End') onPick(last);
    else if (event.key === 'Enter' || event.key === ' ') onPicked();
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={value ?? first}
      aria-valuetext={value === null ? '--' : twoDigits(value)}
      className={styles.dial}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      {dialNumbers(kind).map((number) => {
        const at = dialPlace(kind, number);
        return (
          <span
            key={number}
            aria-hidden
            className={mergeClasses(styles.number, at.ring === 'inner' && styles.inner)}
            style={standing(at)}
          >
            {twoDigits(number)}
          </span>
        );
      })}
      {place && (
        <>
          <span className={styles.hand} style={pointing(place)} />
          <span className={styles.centre} />
          <span aria-hidden className={styles.knob} style={standing(place)}>
            {twoDigits(value ?? 0)}
          </span>
        </>
      )}
    </div>
  );
}

/** A finger that moves less than this has tapped. */
const steadyPixels = 10;

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

function standing({ turn, ring }: DialPlace): CSSProperties {
  const angle = turn * 2 * Math.PI;
  const share = dialRings[ring] * 50;
  return { left: `${50 + Math.sin(angle) * share}%`, top: `${50 - Math.cos(angle) * share}%` };
}

function pointing({ turn, ring }: DialPlace): CSSProperties {
  return { height: `${dialRings[ring] * 50}%`, transform: `rotate(${turn}turn)` };
}

const useStyles = makeStyles({
  dial: {
    ...type.numbers,
    position: 'relative',
    width: '248px',
    height: '248px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    [media.phone]: { width: '272px', height: '272px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  number: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    fontSize: '16px',
    color: tokens.colorNeutralForeground1,
    pointerEvents: 'none',
  },
  inner: { fontSize: '14px', color: tokens.colorNeutralForeground3 },
  hand: {
    position: 'absolute',
    left: 'calc(50% - 1px)',
    bottom: '50%',
    width: '2px',
    transformOrigin: 'bottom',
    backgroundColor: tokens.colorCompoundBrandStroke,
    ...highlight,
    pointerEvents: 'none',
  },
  centre: {
    position: 'absolute',
    left: 'calc(50% - 4px)',
    top: 'calc(50% - 4px)',
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandStroke,
    ...highlight,
    pointerEvents: 'none',
  },
  knob: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '15px',
    fontWeight: tokens.fontWeightSemibold,
    ...highlight,
    pointerEvents: 'none',
  },
});
