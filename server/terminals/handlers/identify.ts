import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Features } from '../../features/createFeatures.ts';
import { requireOn } from '../../features/requireOn.ts';
import type { Identity } from '../data/identities.ts';
import { aboutOf, type OpenDialog } from '../createDialogs.ts';
import { toldOfLock } from '../createTerminalFailures.ts';
import type { ProveIdentity } from './proveIdentity.ts';

/**
 * Identifies a person at a terminal by number and PIN or by badge, and opens the person's dialog.
 */
export function identify(
  features: Features,
  openDialog: OpenDialog,
  proveIdentity: ProveIdentity,
): Pick<Handlers, 'identifyByPin' | 'identifyByBadge'> {
  async function identified(
    request: CallRequest<'identifyByPin'> | CallRequest<'identifyByBadge'>,
  ): Promise<Identity> {
    const { person, fault } = await proveIdentity(request.body, request).catch(toldOfLock);
    if (fault === null) return person;
    // Does not reveal whether a number exists; for a badge, which its holder has in hand, this
    // reveals nothing.
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
