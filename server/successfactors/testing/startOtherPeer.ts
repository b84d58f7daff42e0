import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MockServer from '@sap-ux/fe-mockserver-core';

export interface OtherPeer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * OData leaves this to a service: its function `upsert`; everything else is the mock server's own.
 */
const upsert = `module.exports = {
  async executeAction(definition, { __metadata, _type, ...fields }) {
    const [, entity] = /^(\\w+)\\(/.exec(__metadata.uri);
    const result = (message) => [{
      key: fields.externalCode, message,
      status: message === null ? 'OK' : 'ERROR', httpCode: message === null ? 200 : 400,
    }];
    if (fields.userId === 'locked') return result('userId: locked');
    const there = await this.base.getEntityInterface(entity);
    const key = { externalCode: fields.externalCode };
    const isThere = (await there.getAllEntries()).some((row) => row.externalCode === key.externalCode);
    await (isThere ? there.updateEntry(key, fields) : there.addEntry(fields));
    return result(null);
  },
};`;

/**
 * SAP's own mock server for OData v2, with the public metadata, these employments and schedules:
 * interprets our batches, filters, keys and values independently. It requires no log-in.
 */
export async function startOtherPeer(
  employments: readonly object[],
  schedules: readonly object[],
): Promise<OtherPeer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'punctual-other-peer-'));
  const metadataPath = path.join(directory, 'metadata.xml');
  await cp(fileURLToPath(new URL('metadata.xml', import.meta.url)), metadataPath);
  for (const [name, rows] of [
    ['EmpEmployment', employments],
    ['WorkSchedule', schedules],
    ['TemporaryTimeInformation', []],
    ['ExternalTimeData', []],
  ] as const) {
    await writeFile(path.join(directory, `${name}.json`), JSON.stringify(rows));
  }
  await writeFile(path.join(directory, 'UpsertResult.js'), upsert);
  const mock = new MockServer({
    services: [{ urlPath: '/odata/v2', metadataPath, mockdataPath: directory, noETag: true }],
    annotations: [],
    plugins: [],
  });
  await mock.isReady;
  // The types of the package omit its router.
  const route: unknown = mock.getRouter();
  if (typeof route !== 'function') throw new Error('It has a router.');
  const server = createServer((request, response) => {
    const end = () => response.writeHead(404).end();
    Reflect.apply(route, undefined, [request, response, end]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await mock.dispose();
      await rm(directory, { recursive: true });
    },
  };
}
