import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createPackedText } from './createPackedText.ts';

const text = 'punctual '.repeat(1_000);

test.each([
  ['packed', 'gzip, br', 'gzip'],
  ['plain for those who cannot unpack it', 'br, gzip;q=0', undefined],
])('a text is sent %s, made once for all', async (_, encodings, encoding) => {
  const app = fastify();
  onTestFinished(() => app.close());
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload);
    return payload;
  });
  app.get('/', createPackedText(text, 'text/plain'));
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
  const { headers, rawPayload } = await ask();
  await ask();
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(headers['content-encoding']).toBe(encoding);
  expect((encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()).toBe(text);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});
