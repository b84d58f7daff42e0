import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const deployed = (name: string) =>
  readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const dashboard = await deployed('grafana-dashboard.json');
const alarms = await deployed('prometheus-alerts.yml');

/** Names of Prometheus's own functions, words and figures. */
const words = new Set(
  'sum by instance rate le histogram_quantile max increase job route status outcome source or up absent'.split(
    ' ',
  ),
);

describeOnMemory(
  'The server gives the figures that',
  (server) => {
    let metrics = '';
    beforeAll(async () => {
      const as = await logInAs(server, 'dora');
      metrics = String((await server.call('getMetrics', { as })).body);
    });

    /** Figures that expressions name and the server does not give. */
    function missingIn(expressions: readonly string[]): string[] {
      const names = new Set(
        expressions.flatMap((expr) =>
          [...expr.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').matchAll(/\b[a-z][a-z0-9_]*[a-z]\b/g)].map(
            ([name]) => name,
          ),
        ),
      );
      const given = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
      return [...names].filter(
        (name) => !words.has(name) && !given.has(name.replace(/_(count|bucket|sum)$/, '')),
      );
    }

    test('the dashboard asks for', () => {
      const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(dashboard);
      const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(asked.length).toBeGreaterThan(10);
      expect(missingIn(asked)).toEqual([]);
    });

    test('the alarms ask for', () => {
      const asked = [...alarms.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
        ([, lines, line]) => lines ?? line ?? '',
      );
      expect(asked).toHaveLength(alarms.match(/- alert:/g)?.length ?? 0);
      expect(missingIn(asked)).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);
