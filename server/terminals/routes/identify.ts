import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Features } from '../../features/createFeatures.ts';
import { requireOn } from '../../features/requireOn.ts';
import type { Identity } from '../data/identities.ts';
import { aboutOf, type OpenDialog } from '../createDialogs.ts';
import { toldOfLock } from '../createTerminalFailures.ts';
import type { ProveIdentity } from './proveIdentity.ts';

/** Who somebody at a terminal is, by number and PIN or by badge; opens the person's dialog. */
export function identify(
  features: Pick<Features, 'read'>,
  openDialog: OpenDialog,
  proveIdentity: ProveIdentity,
): Pick<Handlers, 'identifyByPin' | 'identifyByBadge'> {
  async function identified(
    request: CallRequest<'identifyByPin'> | CallRequest<'identifyByBadge'>,
  ): Promise<Identity> {
    const { person, fault } = await proveIdentity(request.body, request).catch(toldOfLock);
    if (fault === null) return person;
    // Of a number it is not told whether anybody has it; who holds a badge in the hand learns nothing.
    throw fault === 'UNKNOWN_BADGE'
      ? new Refusal('BADGE_NOT_KNOWN')
      : new Refusal('NOT_IDENTIFIED', aboutOf(person));
  }

  return {
    identifyByPin: async (request) => {
      await requireOn(features, 'TERMINAL_PIN');
      return { status: 200, body: await openDialog(await identified(request), request) };
    },
    identifyByBadge: async (request) => {
      await requireOn(features, 'TERMINAL_BADGE');
      return { status: 200, body: await openDialog(await identified(request), request) };
    },
  };
}
