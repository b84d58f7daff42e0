import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import geofences from '../vectors/geofences.json' with { type: 'json' };
import payCycles from '../vectors/pay-cycles.json' with { type: 'json' };
import { isVisible } from '../rules/isVisible.ts';
import scheduledSegments from '../vectors/scheduled-segments.json' with { type: 'json' };
import { errorStatus } from './errors.gen.ts';
import { defaultFeatures } from '../features/features.gen.ts';
import contract from './openapi.gen.json' with { type: 'json' };

const formats = {
  date: true,
  'date-time': true,
  'local-time': true,
  uuid: true,
  visible: isVisible,
} as const;
const ajv = new Ajv2020({ strict: false, formats }).addSchema(contract, 'contract');
const schemaNames = Object.keys(contract.components.schemas);

describe('the contract', () => {
  test.each(schemaNames)('has a schema %s that can be validated by', (name) => {
    expect(() => schemaOf(name)).not.toThrow();
  });

  test('has defaults where they apply: at fields, not in the schemas to which these refer', () => {
    const schemas = Object.entries<object>(contract.components.schemas);
    expect(schemas.filter(([, schema]) => 'default' in schema).map(([name]) => name)).toEqual([]);
  });

  test('names each call once', () => {
    const names = [...JSON.stringify(contract.paths).matchAll(/"operationId":"(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });

  test('has the codes of the catalogue', () => {
    expect(contract.components.schemas.ErrorCode.enum.toSorted()).toEqual(
      Object.keys(errorStatus).toSorted(),
    );
  });

  test('takes the default features for features', () => {
    expect(schemaOf('FeatureInfo')(defaultFeatures)).toBe(true);
  });
});

describe('the published vectors are made of what the contract knows', () => {
  test.each(payCycles)('pay cycle: $name', ({ payCycle }) => {
    expect(schemaOf('PayCycle')(payCycle)).toBe(true);
  });

  test.each(geofences)('geofences: $name', ({ geofences: given, result }) => {
    expect(given.every((geofence) => schemaOf('Geofence')(geofence))).toBe(true);
    expect(schemaOf('GeofenceResult')(result)).toBe(true);
  });

  test.each(scheduledSegments)('scheduled segments: $name', ({ segments }) => {
    expect(segments.every((segment) => schemaOf('WorkScheduleSegment')(segment))).toBe(true);
  });
});

function schemaOf(name: string) {
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` });
}
