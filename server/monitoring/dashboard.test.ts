import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const dashboard = await readFile(
  new URL('../../deploy/grafana-dashboard.json', import.meta.url),
  'utf8',
);

/** Names of Prometheus's own functions and words. */
const words = new Set(
  'sum by instance rate le histogram_quantile max increase job route status outcome source'.split(
    ' ',
  ),
);

describeOnMemory(
  'The dashboard for Grafana',
  (server) => {
    let metrics = '';
    beforeAll(async () => {
      const as = await logInAs(server, 'dora');
      metrics = String((await server.call('getMetrics', { as })).body);
    });

    test('asks for figures that the server gives', () => {
      const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(dashboard);
      const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(asked.length).toBeGreaterThan(10);
      const names = new Set(
        asked.flatMap((expr) =>
          [...expr.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').matchAll(/\b[a-z][a-z0-9_]*[a-z]\b/g)].map(
            ([name]) => name,
          ),
        ),
      );
      const given = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
      const missing = [...names].filter(
        (name) => !words.has(name) && !given.has(name.replace(/_(count|bucket|sum)$/, '')),
      );
      expect(missing).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);
