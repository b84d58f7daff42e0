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
  const says = words[locale];
  const { features } = known;
  const shift = waitingMark.isSet(session.employeeId) ? undefined : known.shift;
  const pair = shift?.pair ?? null;
  const state = shift && clockState(pair);
  const kind = state?.kind ?? 'unknown';
  const clockable = clockableAssignments(session.employee.assignments);
  const assignment = pair
    ? clockable.find(({ id }) => id === pair.employeeAssignment.id)
    : clockable[0];
  const now = () => toInstant(Math.round((shift?.serverAtStart ?? 0) + performance.now()));
  const timeZone = pair?.timeZone ?? assignment?.timeZone ?? undefined;
  const timeOf = (instant: string) =>
    clockTime(instant, timeZone, session.configuration.is24HourDateTime);

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
    : assignment && timeTypesOf(assignment, features.features)[0]?.externalName;
  const place = features.features.LOCATION && features.features.GEOFENCE;
  const head = element(
    'div',
    'head',
    element(
      'p',
      'day',
      writtenSoon(() => longDay(now(), locale, timeZone, false)),
    ),
    line,
    place ? element('div', 'place') : null,
    assignment
      ? element(
          'div',
          'on',
          element(
            'div',
            '',
            element('b', '', assignment.position.description),
            element('i', '', type ?? ''),
          ),
        )
      : null,
  );

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
  } else if (state && pair) {
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
    face.append(
      element(
        'span',
        'what',
        icon(isOnBreak ? icons.coffee : icons.clockOpen),
        isOnBreak ? says.onBreak : says.clockedIn,
      ),
      figures,
      ...(isOnBreak ? [worked] : []),
      element('span', 'chip', icon(icons.stop), says.clockOut),
    );
  }
  if (state && assignment) {
    const press = element('button', 'press');
    press.type = 'button';
    press.ariaLabel = state.kind === 'idle' ? says.clockIn : says.clockOut;
    const say = (at: number) => {
      const time = clockTime(toInstant(at), timeZone, session.configuration.is24HourDateTime);
      said.textContent = filled(says.saving, { time });
      said.dataset['pressed'] = '';
    };
    const readPress = () => {
      const kept = earlyPress.read(session.employeeId);
      return kept && !earlyPress.isTooOld(kept) ? kept : undefined;
    };
    const keep = () => {
      if (readPress()) return;
      const action = state.kind === 'idle' ? 'clock-in' : 'clock-out';
      earlyPress.keep(session.employeeId, { action, server: Date.parse(now()) });
      say(Date.parse(now()));
    };
    press.addEventListener('pointerdown', ({ button, isPrimary }) => {
      if (button === 0 && isPrimary) keep();
    });
    press.addEventListener('click', keep);
    dial.prepend(press);
    const kept = readPress();
    if (kept) say(kept.server);
  }
  return element(
    'div',
    `clock ${kind}`,
    element('div', 'section', head, dial, said),
    element('div', 'cards', element('div', 'card')),
  );
}
