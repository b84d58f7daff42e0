import {
  clockState,
  clockableAssignments,
  elapsedSeconds,
  timeTypesOf,
  toInstant,
  workedSeconds,
  type EmployeeSession,
  type Locale,
} from 'shared-contracts';
import { earlyPress, waitingMark } from 'shared-contracts/early-press';
import { element, icon, shape, writtenSoon } from './element.ts';
import { icons } from './icons.ts';
import type { Known } from './readKnown.ts';
import { clockTime, filled, longDay, timer } from './time.ts';
import { words } from './words.ts';

/** My Clock with the known state; the disc can be pressed at once. */
export function paintClock(known: Known, session: EmployeeSession, locale: Locale): HTMLElement {
  const clock = readClock(known, session, locale);
  const { says, state, kind, assignment } = clock;
  const face = element('div', 'face');
  const ring = shape('svg', { viewBox: '-100 -100 200 200', class: 'ring', 'aria-hidden': 'true' });
  const dial = element('div', 'dial', face);
  dial.append(ring);
  const isLit = kind === 'idle' && assignment !== undefined;
  ring.append(shape('circle', { r: '96.8', stroke: `var(--p-${isLit ? 'work-solid' : 'track'})` }));
  const said = element('p', 'said');
  said.setAttribute('role', 'status');
  if (state?.kind === 'idle') {
    face.append(element('span', 'play', icon(icons.play)), element('span', 'start', says.clockIn));
  } else {
    face.append(...timerOf(clock));
  }
  if (state && assignment) {
    const action = state.kind === 'idle' ? 'clock-in' : 'clock-out';
    dial.prepend(pressButton(clock, session.employeeId, action, said));
  }
  return element(
    'div',
    `clock ${kind}`,
    element('div', 'section', headOf(clock), dial, said),
    element('div', 'cards', element('div', 'card')),
  );
}

type PaintedClock = ReturnType<typeof readClock>;

function readClock(known: Known, session: EmployeeSession, locale: Locale) {
  const shift = waitingMark.isSet(session.employeeId) ? undefined : known.shift;
  const pair = shift?.pair ?? null;
  const state = shift && clockState(pair);
  const clockable = clockableAssignments(session.employee.assignments);
  const assignment = pair
    ? clockable.find(({ id }) => id === pair.employeeAssignment.id)
    : clockable[0];
  const timeZone = pair?.timeZone ?? assignment?.timeZone ?? undefined;
  return {
    ...{ locale, pair, state, assignment, timeZone },
    features: known.features.features,
    says: words[locale],
    kind: state?.kind ?? 'unknown',
    now: () => toInstant(Math.round((shift?.serverAtStart ?? 0) + performance.now())),
    timeOf: (instant: string) =>
      clockTime(instant, timeZone, session.configuration.is24HourDateTime),
  };
}

/** Day, state, place and booking, above the disc. */
function headOf(clock: PaintedClock): HTMLElement {
  const { says, state, pair, assignment, features, locale, timeZone, now, timeOf } = clock;
  const line =
    state && state.kind !== 'idle'
      ? element(
          'p',
          'state',
          element('span', 'dot'),
          element(
            'span',
            '',
            writtenSoon(() =>
              filled(state.kind === 'on-break' ? says.onBreakSince : says.clockedInSince, {
                time: timeOf(state.since),
              }),
            ),
          ),
        )
      : element('span', 'bone unsure');
  const type = pair
    ? pair.timeType?.externalName
    : assignment && timeTypesOf(assignment, features)[0]?.externalName;
  const on =
    assignment &&
    element(
      'div',
      '',
      element('b', '', assignment.position.description),
      element('i', '', type ?? ''),
    );
  return element(
    'div',
    'head',
    element(
      'p',
      'day',
      writtenSoon(() => longDay(now(), locale, timeZone, false)),
    ),
    line,
    features.LOCATION && features.GEOFENCE ? element('div', 'place') : null,
    on ? element('div', 'on', on) : null,
  );
}

/** The running time of the open shift; nothing while the state is unknown. */
function timerOf({ says, state, pair, now }: PaintedClock): readonly HTMLElement[] {
  if (!state || !pair || state.kind === 'idle') return [];
  const isOnBreak = state.kind === 'on-break';
  const seconds = () => workedSeconds(pair, now());
  const figures = element('span', seconds() >= 36_000 ? 'timer long' : 'timer');
  const worked = element('span', 'worked');
  const tick = () => {
    figures.textContent = timer(isOnBreak ? elapsedSeconds(state.since, now()) : seconds());
    worked.textContent = filled(says.worked, { time: timer(seconds()) });
    if (figures.isConnected || performance.now() < 10_000) setTimeout(tick, 500);
  };
  tick();
  return [
    element(
      'span',
      'what',
      icon(isOnBreak ? icons.coffee : icons.clockOpen),
      isOnBreak ? says.onBreak : says.clockedIn,
    ),
    figures,
    ...(isOnBreak ? [worked] : []),
    element('span', 'chip', icon(icons.stop), says.clockOut),
  ];
}

/** Keeps a press for the application, and says so in `said`. */
function pressButton(
  { says, now, timeOf }: PaintedClock,
  employeeId: number,
  action: 'clock-in' | 'clock-out',
  said: HTMLElement,
): HTMLButtonElement {
  const press = element('button', 'press');
  press.type = 'button';
  press.ariaLabel = action === 'clock-in' ? says.clockIn : says.clockOut;
  const say = (at: number) => {
    said.textContent = filled(says.saving, { time: timeOf(toInstant(at)) });
    said.dataset['pressed'] = '';
  };
  const readPress = () => {
    const kept = earlyPress.read(employeeId);
    return kept && !earlyPress.isTooOld(kept) ? kept : undefined;
  };
  const keep = () => {
    if (readPress()) return;
    earlyPress.keep(employeeId, { action, server: Date.parse(now()) });
    say(Date.parse(now()));
  };
  press.addEventListener('pointerdown', ({ button, isPrimary }) => {
    if (button === 0 && isPrimary) keep();
  });
  press.addEventListener('click', keep);
  const kept = readPress();
  if (kept) say(kept.server);
  return press;
}
