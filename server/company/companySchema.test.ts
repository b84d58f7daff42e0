import { locales } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import contract from 'shared-contracts/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { smallCompany } from '../testing/smallCompany.ts';
import { forms, hasCompanyShape } from './checkSchema.ts';
import schema from 'shared-contracts/company-file/company.schema.json' with { type: 'json' };

const { schemas } = contract.components;
const { properties } = schema;

describe('the schema of company files', () => {
  test('describes every field', () => {
    expect(undescribed(schema, '')).toEqual([]);
  });

  test('has words for every pattern, for whoever meets it', () => {
    const patterns = JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g);
    const all = new Set([...patterns].map(([, text = '']) => String(JSON.parse(text))));
    expect(Object.keys(forms).toSorted()).toEqual([...all].toSorted());
  });

  test('names the features of the contract', () => {
    const named = Object.keys(properties.features.properties);
    const { features, properties: values } = defaultFeatures;
    expect(named).toEqual([...Object.keys(features), ...Object.keys(values)]);
  });

  test('takes the words of the contract', () => {
    const person = properties.people.items.properties;
    const history = properties.history.items.properties;
    expect(person.authorities.items.enum).toEqual(schemas.Authority.enum);
    expect(person.settings.properties.startOfWeek.enum).toEqual(schemas.Weekday.enum);
    expect(properties.company.properties.locales.items.enum).toEqual(locales);
    expect(Object.keys(properties.reasons.items.properties.names.properties)).toEqual(locales);
    expect(history.status.enum).toEqual(schemas.ApprovalStatus.enum);
    expect(history.type.enum).toEqual(schemas.PunchType.enum);
    expect(['SHIFT', ...history.segments.items.properties.pairType.enum]).toEqual(
      schemas.PairType.enum,
    );
    expect(schema.$defs.punch.properties.origin.enum).toEqual(schemas.PunchOrigin.enum);
    expect(schemas.NotificationKind.enum).toEqual(
      expect.arrayContaining(history.notifications.items.properties.kind.enum),
    );
  });

  test('knows every section that the types know', () => {
    const sections = Object.keys(smallCompany());
    expect(['$schema', ...sections].toSorted()).toEqual(Object.keys(properties).toSorted());
    expect(hasCompanyShape(smallCompany())).toBe(true);
  });
});

/** Paths of fields without a description. */
function undescribed(node: object, path: string): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    const at = `${path}/${name}`;
    if (typeof value !== 'object' || value === null) return [];
    if (name !== 'properties') return undescribed(value, at);
    return Object.entries(value).flatMap(([field, fieldSchema]: [string, unknown]) => {
      if (typeof fieldSchema !== 'object' || fieldSchema === null) return [];
      const isDescribed = 'description' in fieldSchema && fieldSchema.description !== '';
      return [
        ...(isDescribed ? [] : [`${at}/${field}`]),
        ...undescribed(fieldSchema, `${at}/${field}`),
      ];
    });
  });
}
