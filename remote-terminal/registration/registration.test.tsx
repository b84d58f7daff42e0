import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages/en.ts';
import type { FaceRegistration } from './data/faceRegistrations.ts';
import { Page } from './RegistrationPage.tsx';

const manager = employeeSession(employeeWith(assignment()));
const lena = person(1, 'Lena');
const tom = person(2, 'Tom', { isUsingFacialRecognition: true, answer: 'AGREED' });
const ana = person(3, 'Ana', { answer: 'REFUSED' });
const noah = person(4, 'Noah', { isUsingFacialRecognition: true });
const jpeg = new File(['face'], 'face.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  asDesktop();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

it('says one thing of everybody: registered, awaited, or not wanted', async () => {
  await open([lena, tom, ana, noah]);
  expect(rowOf('Lena').getByText('Awaiting image')).toBeDefined();
  expect(rowOf('Tom').getByText('Complete')).toBeDefined();
  expect(rowOf('Ana').getByText('Has refused')).toBeDefined();
  expect(rowOf('Ana').queryByText('Awaiting image')).toBeNull();
  expect(rowOf('Noah').getByText('Waits for consent')).toBeDefined();
  expect(rowOf('Noah').getByText('Asked at the first recognition')).toBeDefined();
  expect(rowOf('Noah').queryByText('Complete')).toBeNull();
});

it('offers no registration for who refused, and no removal where there is nothing', async () => {
  await open([lena, ana]);
  expect(rowOf('Ana').queryByRole('button')).toBeNull();
  expect(rowOf('Lena').queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('registers the face on a chosen picture', async () => {
  const server = await open([lena]);
  await choose(jpeg);
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(rowOf('Lena').getByText('Waits for consent')).toBeDefined());
  expect(server.registered).toEqual(['1']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends nothing that is no picture or not readable', async () => {
  const server = await open([lena]);
  await choose(new File(['<svg/>'], 'face.svg', { type: 'image/svg+xml' }));
  await screen.findByText('Choose a picture in jpg, jpeg or png.');
  expect(screen.getByRole('button', { name: 'Register' })).toHaveProperty('disabled', true);
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  await choose(jpeg);
  await screen.findByText('This file cannot be read as a picture.');
  expect(screen.getByRole('button', { name: 'Register' })).toHaveProperty('disabled', true);
  expect(server.registered).toEqual([]);
});

it('says that the face is somebody else’s, until another picture is chosen', async () => {
  const server = await open([lena]);
  server.refuse('The face on it is registered for another person.');
  await choose(jpeg);
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('The face on it is registered for another person.');
  await choose(jpeg);
  await waitFor(() => expect(screen.queryByText(/registered for another person/)).toBeNull());
});

it('says that there is no camera', async () => {
  await open([lena]);
  fireEvent.click(screen.getByRole('button', { name: 'Register the face of Lena Fischer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByText(/^The camera shows nothing/)).toBeDefined();
});

it('removes a face once that was confirmed', async () => {
  const server = await open([tom]);
  const remove = { name: 'Remove the face of Tom Fischer' };
  fireEvent.click(screen.getByRole('button', remove));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(server.removed).toEqual([]);
  fireEvent.click(screen.getByRole('button', remove));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(rowOf('Tom').getByText('Awaiting image')).toBeDefined());
  expect(server.removed).toEqual(['2']);
});

it('turns pages of fifteen, and begins again with the first one for a search', async () => {
  const many = Array.from({ length: 40 }, (_unused, index) => person(index + 1, `P${index + 1}`));
  await open(many);
  expect(screen.getByText('Page 1 of 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('P16 Fischer')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'P40' } });
  expect(await screen.findByText('P40 Fischer')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^Page/)).toBeNull());
});

it('says that nobody was found, and shows everybody again', async () => {
  await open([lena]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  await screen.findByText('Nobody was found');
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(await screen.findByText('Lena Fischer')).toBeDefined();
});

it('says that the list cannot be shown', async () => {
  renderInHost(<Page />, {
    messages,
    session: manager,
    fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await screen.findByText('Faces can’t be shown right now')).toBeDefined();
});

async function open(people: readonly FaceRegistration[]) {
  const server = facesServer(people);
  renderInHost(<Page />, { messages, session: manager, fetch: server.fetch });
  await screen.findByRole('treegrid');
  return server;
}

function rowOf(firstName: string) {
  return within(screen.getByRole('row', { name: new RegExp(firstName) }));
}

async function choose(file: File): Promise<void> {
  if (screen.queryByRole('dialog') === null) {
    fireEvent.click(screen.getByRole('button', { name: 'Register the face of Lena Fischer' }));
    await screen.findByRole('dialog');
  }
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
}

function person(
  employeeId: number,
  firstName: string,
  rest: Partial<FaceRegistration> = {},
): FaceRegistration {
  return {
    employeeId,
    employeeNumber: `E-${employeeId}`,
    firstName,
    lastName: 'Fischer',
    isUsingFacialRecognition: false,
    registeredAt: null,
    answer: null,
    ...rest,
  };
}

/** A fake network: lists people, registers and deletes their faces. */
function facesServer(initial: readonly FaceRegistration[]) {
  let people = initial;
  let refusal: string | null = null;
  const registered: (string | undefined)[] = [];
  const removed: (string | undefined)[] = [];
  const mark = (id: string | undefined, isUsingFacialRecognition: boolean) => {
    people = people.map((each) =>
      String(each.employeeId) === id ? { ...each, isUsingFacialRecognition } : each,
    );
  };
  return {
    registered,
    removed,
    refuse: (detail: string) => (refusal = detail),
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method === 'DELETE') {
        const id = pathname.split('/').at(-1);
        removed.push(id);
        mark(id, false);
        return new Response(null, { status: 204 });
      }
      if (request.method === 'POST') {
        if (refusal !== null) {
          const problem = { type: 'about:blank', title: '', status: 409, traceId: 't' };
          return Response.json(
            { ...problem, code: 'FACE_OF_ANOTHER', detail: refusal },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          );
        }
        const id = /name="employee_id"\s+(\d+)/.exec(await request.text())?.[1];
        registered.push(id);
        mark(id, true);
        return Response.json(people.find(({ employeeId }) => String(employeeId) === id));
      }
      const found = people.filter(({ firstName }) =>
        firstName.includes(searchParams.get('search') ?? ''),
      );
      const from = Number(searchParams.get('page') ?? 0) * 15;
      return Response.json({ contents: found.slice(from, from + 15), total: found.length });
    },
  };
}
