import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { components, LocatedPosition } from 'shared-contracts';
import { useDialogs, useFeature, useHost, usePosition, type PositionResult } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { clockingPermission, type BlockedPlace } from '../rules/clockingPermission.ts';
import { positionFields, type PositionFields } from '../rules/positionFields.ts';
import { BlockedPlaceDialog } from './BlockedPlaceDialog.tsx';

type Assignment = components['schemas']['Assignment'];

export interface ClockingPlace {
  /**
   * Finds out where the device is and whether it may be clocked there (spec §5): at once when the
   * device knows its position of the last 5 s, otherwise within 45 s (`isLocating` meanwhile), 15 s
   * where the browser asks the person and has no answer. The
   * person may be asked to clock without a position, or be told that this is no place to clock, with the
   * nearest permitted one on the map. Resolves with the fields of the request (empty where there is
   * no position to send), or with null when nothing is to be recorded. Never rejects. `gone`: the
   * punch does not wait for its place any longer, so nobody is asked about it any more. `onAsk`: the
   * person is about to be asked or told.
   */
  readonly check: (gone: AbortSignal, onAsk: () => void) => Promise<PositionFields | null>;
  readonly isLocating: boolean;
  /** The browser asks the person first. */
  readonly isAskingPerson: boolean;
  /** A press need not wait: the device has told its place, or that it does not, or nobody asks. */
  readonly isKnown: boolean;
  /** By what the device told last, the person will be asked or told. */
  readonly willAsk: boolean;
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

interface Blocked {
  readonly place: BlockedPlace;
  readonly settle: (fields: PositionFields | null) => void;
}

/**
 * What a punch has to know of the place. Asks for the position when the page opens, so that a press
 * need not wait, and tells the shell's map which assignment is clocked on. `assignment` is that of
 * the open shift, or the one chosen for the next clock-in; null for somebody who may not clock.
 */
export function useClockingPlace(assignment: Assignment | null): ClockingPlace {
  const text = useText();
  const dialogs = useDialogs();
  const { bus, features } = useHost();
  const isOn = useFeature('LOCATION') && assignment !== null;
  const position = usePosition();
  const { isLocating, isAskingPerson, last, failure, locate, locateAnew } = position;
  const [blocked, setBlocked] = useState<Blocked | null>(null);
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
        return new Promise((settle) => {
          gone.addEventListener('abort', () => answer(null), { once: true });
          // Presses that come before the first is answered share its answer.
          setBlocked((before) => ({
            place: permission,
            settle(fields) {
              before?.settle(fields);
              settle(fields);
            },
          }));
        });
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

  function answer(fields: PositionFields | null): void {
    setBlocked((before) => {
      before?.settle(fields);
      return null;
    });
  }

  async function tryAgain(): Promise<void> {
    const permission = judge(positionOf(await locateAnew()));
    if (permission.kind === 'allowed') answer(positionFields(permission.position));
    else if (permission.kind === 'blocked') {
      setBlocked((asked) => asked && { ...asked, place: permission });
    }
  }

  return {
    check,
    isLocating,
    isAskingPerson: isOn && isAskingPerson,
    willAsk: isOn && (failure !== null || judge(last).kind !== 'allowed'),
    isKnown: !isOn || (!isLocating && (last !== null || failure !== null)),
    dialog: blocked && (
      <BlockedPlaceDialog
        place={blocked.place}
        geofences={geofences}
        countryCode={assignment?.countryCode}
        position={position}
        onRetry={() => void tryAgain()}
        onClose={() => answer(null)}
      />
    ),
  };
}

function positionOf(result: PositionResult): LocatedPosition | null {
  return result.kind === 'position' ? result.position : null;
}
