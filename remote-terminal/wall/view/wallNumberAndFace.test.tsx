import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { pass, withFakeCamera } from '../../faces/testing/fakeCamera.ts';
import { drawn } from '../../faces/testing/drawnCapture.ts';
import { messages } from '../../messages/en.ts';
import { dialog, heard, holdBadge, paths, refuse, session } from '../testing/showWall.tsx';
import { Page } from './WallPage.tsx';

withFakeCamera();

type Fields = Readonly<Record<string, string>>;

/** A wall at a site with many faces, and its requests other than pictures, by call. */
function show(
  judge: (fields: Fields) => Response,
  { asksNumber = true, properties = {} }: { asksNumber?: boolean; properties?: object } = {},
) {
  const sent: (readonly [path: string, fields: Fields])[] = [];
  renderInHost(<Page />, {
    messages,
    session,
    properties,
    path: '/face-login-terminal',
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      if (path === paths.heartbeat)
        return Response.json({ ...heard(43_200), asksNumberBeforeFace: asksNumber });
      if (path.endsWith('/locales')) return Response.json([]);
      if (path === paths.sealing) return new Response(null, { status: 503 });
      if (path === paths.faceCapture) return Response.json(drawn());
      if (path !== paths.face) {
        sent.push([path, {}]);
        return new Response(null, { status: 204 });
      }
      const fields = fieldsOf(await request.text());
      sent.push([path, fields]);
      return judge(fields);
    },
  });
  return sent;
}

/** The fields of an identification form. */
function fieldsOf(form: string): Fields {
  const found = form.matchAll(/name="(employeeNumber|badge|badgeByKey)"\s+(\S+)/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

const found = () => Response.json({ dialog, consent: null });
const type = (keys: readonly string[]) => {
  for (const key of keys) fireEvent.click(screen.getByRole('button', { name: key }));
};
const turns = () => screen.queryByRole('heading', { name: 'Look straight ahead' });

test('where a site has many faces one types the number and looks into the camera', async () => {
  const sent = show(found);
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Number and face' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Employee number'));
  expect(screen.queryByLabelText('PIN')).toBeNull();
  type(['Next']);
  expect(screen.getByRole('alert').textContent).toBe('Enter your employee number.');
  type(['2', '0', '0', '1', 'Next']);
  await pass(300);
  expect(turns()).not.toBeNull();
  await pass(5_500);
  expect(sent).toEqual([[paths.face, { employeeNumber: '2001' }]]);
  expect(screen.getByRole('heading', { name: /Amara/ })).toBeDefined();
});

test('a wall that hears of it from the server alone asks for the number at once', async () => {
  const sent = show(
    ({ employeeNumber }) =>
      employeeNumber === undefined ? refuse(409, 'FACE_NEEDS_NUMBER', 'Your number.') : found(),
    { asksNumber: false },
  );
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
  await pass(6_000);
  expect(screen.getByLabelText('Employee number')).toBeDefined();
  type(['7', 'Next']);
  await pass(6_000);
  expect(sent.map(([, fields]) => fields)).toEqual([{}, { employeeNumber: '7' }]);
  expect(screen.getByRole('heading', { name: /Amara/ })).toBeDefined();
});

test('where a badge alone opens nothing, it stands for the number', async () => {
  const sent = show(found, { properties: { TERMINAL_BADGE: false } });
  await pass(500);
  holdBadge('B-1001');
  await pass(300);
  expect(turns()).not.toBeNull();
  holdBadge('B-1001');
  await pass(6_000);
  expect(sent).toEqual([[paths.face, { badge: 'B-1001' }]]);
});

test('a badge stands for the number as soon as the wall asks for one', async () => {
  const sent = show(
    ({ badge }) => (badge === undefined ? refuse(409, 'FACE_NEEDS_NUMBER', 'Badge.') : found()),
    { asksNumber: false, properties: { TERMINAL_BADGE: false } },
  );
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
  await pass(6_000);
  // It has as few digits as a PIN, and the field has the focus.
  holdBadge('10012345', screen.getByLabelText('Employee number'));
  await pass(6_000);
  expect(sent.map(([, fields]) => fields)).toEqual([{}, { badge: '10012345' }]);
  expect(screen.getByRole('heading', { name: /Amara/ })).toBeDefined();
});

test('it says whether a badge opens the dialog without the camera', async () => {
  const open = async (properties: object) => {
    show(found, { properties });
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Number and face' }));
  };
  await open({});
  screen.getByText('Type it, then look into the camera. Or hold your badge to the reader.');
  cleanup();
  await open({ TERMINAL_BADGE: false });
  screen.getByText('Type it or hold your badge to the reader, then look into the camera.');
});

test('whoever helps out at another site is not found, and goes on by number and face', async () => {
  const sent = show(
    ({ employeeNumber }) =>
      employeeNumber === undefined ? refuse(409, 'FACE_UNKNOWN', 'Please try again.') : found(),
    { asksNumber: false },
  );
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Look into the camera' }));
  await pass(500);
  expect(screen.queryByRole('button', { name: 'Number and face' })).toBeNull();
  await pass(5_500);
  fireEvent.click(screen.getByRole('button', { name: 'Number and face' }));
  type(['7', 'Next']);
  await pass(6_000);
  expect(sent.map(([, fields]) => fields)).toEqual([{}, { employeeNumber: '7' }]);
  expect(screen.getByRole('heading', { name: /Amara/ })).toBeDefined();
});

test('whoever is not the one of the number may try once more, and the next one begins anew', async () => {
  show(() => refuse(409, 'FACE_UNKNOWN', 'Please try again.'));
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Number and face' }));
  type(['9', 'Next']);
  await pass(6_000);
  expect(screen.getByRole('heading', { name: 'You were not recognised' })).toBeDefined();
  expect(screen.getByText('Try 1 of 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Number and face' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Number and face' })).toBeDefined();
});
