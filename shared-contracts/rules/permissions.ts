import type { components } from '../openapi/schema.gen.ts';
import type { FeatureInfo, FeatureName, PropertyName } from '../features/features.gen.ts';
import type { Authority } from './authorities.ts';

type TimePair = components['schemas']['TimePair'];

/** An action on a person's time. A copy is an addition. */
export type TimeAction =
  | 'CLOCK'
  | 'CALL_BACK'
  | 'ADD'
  | 'CLONE'
  | 'EDIT'
  | 'SAVE_SEGMENT'
  | 'DELETE_SEGMENT'
  | 'DELETE'
  | 'TAKE_BACK_DELETION'
  | 'COMMENT'
  | 'READJUST';

/** As the person themselves, or as the person's current manager. */
export type ActsAs = 'EMPLOYEE' | 'MANAGER';

interface Permission {
  /** All of them must be on. */
  readonly switches: readonly FeatureName[];
  readonly managerSwitches?: readonly FeatureName[];
  /** Must be on too; employees and managers have one each. */
  readonly property?: Readonly<Record<ActsAs, PropertyName>>;
  /** All of them are required on the assignment. */
  readonly authorities: Readonly<Record<ActsAs, readonly Authority[]>>;
  /** The roles that cannot change an entry while its deletion is undecided. */
  readonly waitsForDeletion?: readonly ActsAs[];
}

const own = { EMPLOYEE: ['CAPTURE_TIME'], MANAGER: [] } as const;
const added = { EMPLOYEE: ['CAPTURE_TIME', 'ADD_TIME'], MANAGER: ['ADD_TIME'] } as const;
const clocked = { EMPLOYEE: ['CAPTURE_TIME'], MANAGER: ['CAPTURE_TIME'] } as const;
const calledBack = { EMPLOYEE: ['CAPTURE_CALL_BACK'], MANAGER: ['CAPTURE_CALL_BACK'] } as const;
const addTime = { EMPLOYEE: 'ADD_TIME_EMPLOYEE', MANAGER: 'ADD_TIME_MANAGER' } as const;
const editTime = { EMPLOYEE: 'EDIT_TIME_EMPLOYEE', MANAGER: 'EDIT_TIME_MANAGER' } as const;
const both = ['EMPLOYEE', 'MANAGER'] as const;
const edited = { property: editTime, authorities: own, waitsForDeletion: both } as const;

/** Who can do what (spec §5, §6; docs/decisions/who-may-do-what.md). */
const permissions: Readonly<Record<TimeAction, Permission>> = {
  CLOCK: { switches: ['TIME_CAPTURE'], authorities: clocked },
  CALL_BACK: { switches: [], authorities: calledBack },
  ADD: { switches: ['ADD_TIME_PAIRS'], property: addTime, authorities: added },
  CLONE: {
    switches: ['ADD_TIME_PAIRS', 'CLONE_TIME_PAIRS'],
    property: addTime,
    authorities: added,
  },
  EDIT: { switches: ['EDIT_TIME_PAIRS'], ...edited },
  SAVE_SEGMENT: { switches: ['EDIT_TIME_PAIRS', 'SEGMENTS'], ...edited },
  DELETE_SEGMENT: { switches: ['EDIT_TIME_PAIRS'], ...edited },
  DELETE: {
    ...edited,
    switches: ['DELETE_TIME_PAIRS'],
    managerSwitches: ['ALLOW_MANAGER_DELETE'],
    waitsForDeletion: ['EMPLOYEE'],
  },
  TAKE_BACK_DELETION: { switches: ['DELETE_TIME_PAIRS'], property: editTime, authorities: own },
  COMMENT: { switches: ['TIME_PAIR_COMMENTS'], property: editTime, authorities: own },
  READJUST: { switches: [], authorities: own, waitsForDeletion: both },
};

export type PermissionRefusal =
  | 'FEATURE_OFF'
  | 'ACCESS_DENIED'
  | 'ASSIGNMENT_NOT_ACTIVE'
  | 'ALREADY_EXTRACTED'
  | 'STATUS_NOT_ALLOWED';

/** Omitted properties are not chosen yet, and not judged. */
export interface PermissionContext extends FeatureInfo {
  readonly actsAs: ActsAs;
  readonly assignment?: {
    readonly active: boolean;
    /** The assignment's own and its person's. */
    readonly authorityNames: readonly Authority[];
  };
  readonly entry?: Pick<TimePair, 'status' | 'extractionStatus'>;
}

/**
 * Why an action on time of the assignment is not permitted; null if it is. The server also checks
 * whose time it is and which days a manager decides; a copy has no entry yet.
 */
export function refusalOf(
  action: TimeAction,
  { actsAs, assignment, entry, features, properties }: PermissionContext,
): PermissionRefusal | null {
  const { switches, managerSwitches = [], property, waitsForDeletion = [] } = permissions[action];
  const needed = actsAs === 'MANAGER' ? [...switches, ...managerSwitches] : switches;
  if (!needed.every((name) => features[name])) return 'FEATURE_OFF';
  if (property && properties[property[actsAs]] !== true) return 'FEATURE_OFF';
  if (actsAs === 'EMPLOYEE' && assignment?.active === false) return 'ASSIGNMENT_NOT_ACTIVE';
  if (assignment && !holdsFor(action, actsAs, assignment.authorityNames)) return 'ACCESS_DENIED';
  if (actsAs === 'EMPLOYEE' && entry?.extractionStatus === 'EXTRACTED') return 'ALREADY_EXTRACTED';
  if (entry?.status === 'DELETED') return 'STATUS_NOT_ALLOWED';
  const waits = entry?.status === 'PENDING_DELETE' && waitsForDeletion.includes(actsAs);
  return waits ? 'STATUS_NOT_ALLOWED' : null;
}

/** Whether the authorities on an assignment are sufficient, regardless of other conditions. */
export function holdsFor(action: TimeAction, actsAs: ActsAs, held: readonly Authority[]): boolean {
  return permissions[action].authorities[actsAs].every((name) => held.includes(name));
}

/** Whether a screen offers the action for an entry, or for a copy of it. */
export function mayDo(
  action: TimeAction,
  actsAs: ActsAs,
  pair: Pick<TimePair, 'employeeAssignment' | 'status' | 'extractionStatus'>,
  info: FeatureInfo,
): boolean {
  const { employeeAssignment: assignment } = pair;
  const entry = action === 'CLONE' ? {} : { entry: pair };
  return refusalOf(action, { actsAs, assignment, ...info, ...entry }) === null;
}

/** The assignments that can be clocked, the primary one first (spec §6). */
export function clockableAssignments(
  assignments: readonly components['schemas']['Assignment'][],
): components['schemas']['Assignment'][] {
  return assignments
    .filter(({ active, authorityNames }) => active && holdsFor('CLOCK', 'EMPLOYEE', authorityNames))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}
