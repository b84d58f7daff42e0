import { fold, localDay } from 'shared-contracts';
import type { Handler } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { listInvitees, readInvitingCompany, type InviteeRow } from '../data/invitees.ts';
import { invitationRefusal } from '../policies/invitationRefusal.ts';
import { isGivingPins } from '../policies/isGivingPins.ts';

const peopleOfPage = 100;

/** Who can be invited, by name. */
export function listPeople(
  { configuration, database }: Pick<ServerContext, 'configuration' | 'database'>,
  features: Pick<Features, 'isOn'>,
): Handler<'getInvitees'> {
  return async ({ query, employee, now }) => {
    const { page = 0, search, site = null, state = null, employeeIds: ids = null } = query;
    const rows = await database.run(listInvitees, {
      ...{ now, site, state, ids, search: search === undefined ? null : fold(search) },
      today: localDay(now.toISOString(), 'UTC'),
      ...{ offset: page * peopleOfPage, limit: peopleOfPage },
    });
    const [company] = await database.run(readInvitingCompany, {});
    const hasSignOn = await features.isOn('SAML_AUTH');
    const total = rows[0]?.total ?? 0;
    return {
      status: 200,
      body: {
        contents: rows.map((row) => present(row, employee, hasSignOn)),
        ...{ total, totalPages: Math.ceil(total / peopleOfPage) },
        givesPins: await isGivingPins(features),
        address: configuration.publicUrl,
        companyName: company?.name ?? '',
      },
    };
  };
}

function present(
  row: InviteeRow,
  employee: Parameters<typeof invitationRefusal>[1],
  hasSignOn: boolean,
) {
  const { employeeId, firstName, lastName, employeeNumber, username } = row;
  const { sites, state, until, hasPin } = row;
  return {
    ...{ employeeId, firstName, lastName, employeeNumber, username, sites, state, until, hasPin },
    refusal: invitationRefusal(row, employee, hasSignOn),
  };
}
