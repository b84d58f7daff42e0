import { beforeEach, expect, test } from 'vitest';
import { createAuthenticator, type Changes } from '../passkeys/testing/createAuthenticator.ts';
import { createTestCompany } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { origin, passkeyLogIns } from './testing/passkeyLogIns.ts';

describeOnMemory(
  'A log-in by passkey believes no answer',
  (server) => {
    const { stepOf, registerFirst, beginAnew } = passkeyLogIns(server);
    beforeEach(beginAnew);

    const proofs: readonly (readonly [string, Changes])[] = [
      ['from another origin', { origin: 'https://time.example.com.evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['to another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
      ['of somebody who was not verified', { isUserVerified: false }],
      ['whose counter stands still', { counter: 1 }],
      ['whose counter goes back', { counter: 0 }],
      ['that was made for a registration', { type: 'webauthn.create' }],
      ['with a passkey that nobody knows', { id: Buffer.alloc(32, 7).toString('base64url') }],
    ];
    test.each(proofs)('%s', async (_, changes) => {
      const { authenticator } = await registerFirst('max');
      const body = authenticator.prove(await stepOf('max'), changes);
      const answer = await server.call('logInByPasskey', { body });
      expect(answer.problem).toMatchObject({ status: 401, code: 'PASSKEY_REFUSED' });
      expect(answer.cookies.size).toBe(0);
      // The ticket is gone with it.
      const sound = authenticator.prove({ ...(await stepOf('max')), ticket: body.ticket });
      const again = await server.call('logInByPasskey', { body: sound });
      expect(again.problem.code).toBe('PASSKEY_ENDED');
    });

    test('of another person’s passkey', async () => {
      await registerFirst('max');
      const { authenticator: hers } = await registerFirst('dora');
      const body = hers.prove(await stepOf('max'));
      const { problem } = await server.call('logInByPasskey', { body });
      expect(problem.code).toBe('PASSKEY_REFUSED');
    });

    test('signed by another key under a known name', async () => {
      const { authenticator } = await registerFirst('max');
      const forged = createAuthenticator(origin).prove(await stepOf('max'), {
        ...{ id: authenticator.id, counter: 99 },
      });
      const { problem } = await server.call('logInByPasskey', { body: forged });
      expect(problem.code).toBe('PASSKEY_REFUSED');
    });

    test('twice, or after five minutes', async () => {
      const { authenticator } = await registerFirst('max');
      const body = authenticator.prove(await stepOf('max'));
      expect((await server.call('logInByPasskey', { body })).status).toBe(200);
      expect((await server.call('logInByPasskey', { body })).problem.code).toBe('PASSKEY_ENDED');
      const late = authenticator.prove(await stepOf('max'));
      server.now = new Date(server.now.getTime() + 5 * 60_000);
      const { problem } = await server.call('logInByPasskey', { body: late });
      expect(problem.code).toBe('PASSKEY_ENDED');
    });

    const made: readonly (readonly [string, Changes])[] = [
      ['from another origin', { origin: 'https://evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['to another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
      ['of somebody who was not verified', { isUserVerified: false }],
      ['under another name', { id: Buffer.alloc(32, 7).toString('base64url') }],
      [
        'with certificates, which nobody asked for',
        { attestation: ['packed', new Map([['x5c', [new Uint8Array([1])]]])] },
      ],
      ['by a format of phones', { attestation: ['android-safetynet', new Map()] }],
    ];
    test.each(made)('to a registration %s', async (_, changes) => {
      const body = createAuthenticator(origin).register(await stepOf('max'), changes);
      const { problem } = await server.call('logInWithNewPasskey', { body });
      expect(problem.code).toBe('PASSKEY_REFUSED');
    });

    test.each([
      ['id', { id: 'not base64!' }],
      ['ticket', { ticket: 'short' }],
      ['signature', { signature: '' }],
      ['clientDataJSON', { clientDataJSON: 'x'.repeat(8_001) }],
    ])('that is none: %s', async (field, wrong) => {
      const { authenticator } = await registerFirst('max');
      const rawBody = { ...authenticator.prove(await stepOf('max')), ...wrong };
      const { problem } = await server.call('logInByPasskey', { rawBody });
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });

    test('that is noise', async () => {
      const { ticket } = await stepOf('max');
      const noise = Buffer.from('{"type":', 'utf8').toString('base64url');
      const body = { ticket, id: noise, clientDataJSON: noise, attestationObject: noise };
      const { problem } = await server.call('logInWithNewPasskey', {
        body: { ...body, transports: [] },
      });
      expect(problem.code).toBe('PASSKEY_REFUSED');
    });
  },
  { prepare: createTestCompany, settings: { PUBLIC_URL: origin } },
);
