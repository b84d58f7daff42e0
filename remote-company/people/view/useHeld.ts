import { heldAuthorities, type Authority } from 'shared-contracts';
import { useEmployeeSession } from 'shared-ui';

interface Held {
  readonly employeeId: number;
  readonly held: ReadonlySet<Authority>;
  /** Whether the operations on accounts are open to the person. */
  readonly isAdministrator: boolean;
}

/** Who looks at the page, and with which rights. */
export function useHeld(): Held {
  const session = useEmployeeSession();
  const held = heldAuthorities(session);
  return { employeeId: session.employeeId, held, isAdministrator: held.has('DEV_ADMIN') };
}
