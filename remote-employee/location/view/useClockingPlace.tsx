import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { components, LocatedPosition } from 'shared-contracts';
import { useDialogs, useFeature, useHost, usePosition, type PositionResult } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { clockingPermission } from '../rules/clockingPermission.ts';
import { positionFields, type PositionFields } from '../rules/positionFields.ts';
import { BlockedPlaceDialog } from './BlockedPlaceDialog.tsx';
import { useBlockedPlace } from './useBlockedPlace.ts';

type Assignment = components['schemas']['Assignment'];

export interface ClockingPlace {
  /**
   * Locates the device and checks whether clocking is allowed there (spec §5): at once if a
   * position of the last 5 s is known, otherwise within 45 s (with `isLocating` set), or 15 s while
   * the browser's permission prompt is unanswered. Asks the person to clock without a position if
   * needed, or shows that this place is not allowed, with the nearest allowed one on the map.
   * Resolves with the fields of the request (empty without a position), or with null if nothing
   * must be recorded. Never rejects. `gone`: aborts when the punch no longer waits for its place,
   * so that nobody is asked about it. `onAsk`: called before a question or notice.
   */
  readonly check: (gone: AbortSignal, onAsk: () => void) => Promise<PositionFields | null>;
  readonly isLocating: boolean;
  /** The browser's permission prompt is open. */
  readonly isAskingPerson: boolean;
  /** A press need not wait: the position or its failure is known, or it is not needed. */
  readonly isKnown: boolean;
  /** By the last position, the person will be asked or refused. */
  readonly willAsk: boolean;
  /** Render in the page. */
  readonly dialog: ReactNode;
}

/**
 * Everything a punch needs to know about its place. Locates the device when the page opens, so that
 * a press need not wait, and reports the assignment to the shell's map. `assignment` is that of the
 * open shift, or the one chosen for the next clock-in; null for a person who cannot clock.
 */
export function useClockingPlace(assignment: Assignment | null): ClockingPlace {
  const text = useText();
  const dialogs = useDialogs();
  const { bus, features } = useHost();
  const isOn = useFeature('LOCATION') && assignment !== null;
  const position = usePosition();
  const { isLocating, isAskingPerson, last, failure, locate, locateAnew } = position;
  const geofences = useMemo(
    () => (features.features.GEOFENCE ? (assignment?.geofences ?? []) : []),
    [features, assignment],
  );

  const assignmentId = assignment?.id;
  useEffect(() => {
    if (assignmentId !== undefined) bus.emit('clocking-assignment-chosen', { assignmentId });
  }, [bus, assignmentId]);
  const askEarly = useEffectEvent(() => void locate());
  useEffect(() => {
    if (isOn) askEarly();
  }, [isOn]);

  const blocked = useBlockedPlace();
  const judge = (found: LocatedPosition | null) =>
    clockingPermission(found, geofences, features.features);

  async function check(gone: AbortSignal, onAsk: () => void): Promise<PositionFields | null> {
    if (!isOn) return {};
    const result = await locate();
    if (gone.aborted) return null;
    const permission = judge(positionOf(result));
    switch (permission.kind) {
      case 'allowed':
        return positionFields(permission.position);
      case 'needs-confirmation':
        onAsk();
        return (await confirmWithout(result, gone)) ? {} : null;
      case 'blocked':
        onAsk();
        return blocked.show(permission, gone);
    }
  }

  function confirmWithout({ kind }: PositionResult, gone: AbortSignal): Promise<boolean> {
    return dialogs.confirm({
      title: text('location.without'),
      text: text('location.without.text', { reason: kind }),
      confirm: text('location.without.confirm'),
      signal: gone,
    });
  }

  async function tryAgain(): Promise<void> {
    const permission = judge(positionOf(await locateAnew()));
    if (permission.kind === 'allowed') blocked.settle(positionFields(permission.position));
    else if (permission.kind === 'blocked') blocked.move(permission);
  }

  return {
    check,
    isLocating,
    isAskingPerson: isOn && isAskingPerson,
    willAsk: isOn && (failure !== null || judge(last).kind !== 'allowed'),
    isKnown: !isOn || (!isLocating && (last !== null || failure !== null)),
    dialog: blocked.place && (
      <BlockedPlaceDialog
        place={blocked.place}
        geofences={geofences}
        countryCode={assignment?.countryCode}
        position={position}
        onRetry={() => void tryAgain()}
        onClose={() => blocked.settle(null)}
      />
    ),
  };
}

function positionOf(result: PositionResult): LocatedPosition | null {
  return result.kind === 'position' ? result.position : null;
}
