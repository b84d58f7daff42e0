import { featureRules } from 'shared-contracts/features';
import type { components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { changeFeatureSettings } from './data/changeFeatureSettings.ts';
import { requireSwitchable } from './data/requireSwitchable.ts';
import { readChangeRows, readSettingRows, type SettingRow } from './data/featureHistory.ts';
import {
  defaultOf,
  heldValue,
  isSettingName,
  keptValue,
  settingNames,
  valueFault,
  type SettingName,
} from './rules/featureValues.ts';

const mostChanges = 50;

/**
 * The feature console: the settings, who changed them, and changing them for the whole company.
 *
 * @param followUp runs in the transaction of a change
 */
export function featuresDomain(
  context: Pick<ServerContext, 'database' | 'push' | 'configuration'>,
  followUp: (transaction: Runner, now: Date) => Promise<void>,
) {
  const { database, configuration } = context;
  return {
    handlers: {
      getFeatureSettings: async () => {
        const rows = await database.run(readSettingRows, { name: null });
        const byName = new Map(rows.map((row) => [row.name, row]));
        const body = settingNames.map((name) => presentSetting(name, byName.get(name)));
        return { status: 200, body };
      },
      getFeatureChanges: async ({ query: { name = null } }) => {
        const rows = await database.run(readChangeRows, { name, mostChanges });
        const body = rows.flatMap(({ id, name: of, previous, value, changedAt, changedBy }) => {
          if (!isSettingName(of)) return [];
          const [from, to] = [heldValue(of, previous), heldValue(of, value)];
          return [{ id, name: of, from, to, changedAt, changedBy }];
        });
        return { status: 200, body };
      },
      changeFeature: command<'changeFeature'>(
        context,
        async ({ path: { name }, body: { value }, employee, host, now }, unit) => {
          if (!isSettingName(name)) throw new Refusal('NOT_FOUND');
          const fault = value === null ? null : valueFault(name, value);
          if (fault !== null) {
            throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'value', fault }] });
          }
          const { sessionId } = employee;
          await requireSwitchable(unit, configuration, { name, value }, { sessionId, host });
          const changed = { changedBy: employee.id, now };
          const values = { [name]: keptValue(name, value) };
          const isChanged = await changeFeatureSettings(unit, values, changed);
          if (isChanged) await followUp(unit, now);
          const rows = await unit.run(readSettingRows, { name });
          unit.tell({ type: 'features-changed', employeeIds: [] });
          return { status: 200, body: presentSetting(name, rows[0]) };
        },
      ),
    } satisfies Partial<Handlers>,
  };
}

function presentSetting(
  name: SettingName,
  row: SettingRow | undefined,
): components['schemas']['FeatureSetting'] {
  const { kind, type = 'boolean', choices, ...bounds } = featureRules[name];
  return {
    name,
    kind,
    type,
    ...bounds,
    ...(choices === undefined ? {} : { choices: [...choices] }),
    value: heldValue(name, row?.value),
    default: defaultOf(name),
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
  };
}
