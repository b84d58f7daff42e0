import type { components } from 'shared-contracts';

type Schemas = components['schemas'];
type Wanted = Pick<Schemas['WantedInvitation'], 'replaces' | 'pin'>;

/** What a person has today. */
export interface PresentSecrets {
  readonly state: Schemas['InvitationState'];
  readonly hasPin: boolean;
  /** Whether the PIN was given, not chosen. */
  readonly isPinGiven: boolean;
}

/** Whether a new one-time password may take the place of what the person has. */
export function givesPassword({ replaces }: Wanted, { state }: PresentSecrets): boolean {
  if (state === 'ACTIVE') return replaces === 'ANY';
  return state === 'NOT_INVITED' || replaces !== 'NOTHING';
}

/** Whether the person gets a PIN; one that they chose stays. */
export function givesPin({ pin }: Wanted, { hasPin, isPinGiven }: PresentSecrets): boolean {
  if (pin === 'NONE') return false;
  return !hasPin || (pin === 'GIVEN' && isPinGiven);
}
