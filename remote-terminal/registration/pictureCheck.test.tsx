import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiFailure } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import { withFakeDetector } from '../faces/testing/fakeDetector.ts';
import { emptyFrame, frameOf } from '../faces/testing/faceFrames.ts';
import { messages } from '../messages/en.ts';
import { RegisterFaceDialog } from './view/RegisterFaceDialog.tsx';

const detector = withFakeDetector();

function open(refusal?: ApiFailure) {
  return openWith((looksAlike) => (looksAlike ? undefined : refusal)).sent;
}

/** What was stored, and whether the manager confirmed the resemblance, for each request. */
function openWith(judge: (looksAlike: boolean) => ApiFailure | undefined) {
  const sent: Blob[] = [];
  const confirmed: boolean[] = [];
  renderInHost(
    <RegisterFaceDialog
      title="Register Lena"
      picture="Chosen picture"
      submit="Register"
      send={async ({ picture, looksAlike }) => {
        confirmed.push(looksAlike);
        const refusal = judge(looksAlike);
        if (refusal) throw refusal;
        sent.push(picture);
      }}
      onClose={() => undefined}
      onRegistered={() => undefined}
    >
      One face
    </RegisterFaceDialog>,
    { messages },
  );
  return { sent, confirmed };
}

function choose(file = new File(['face'], 'face.jpg', { type: 'image/jpeg' })): void {
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
}

const photograph = new File([new Uint8Array(1_048_577)], 'face.png', { type: 'image/png' });

const register = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });

it('looks at a picture before it may be sent, and says what is wrong in words that fit a file', async () => {
  open();
  detector.frame = emptyFrame;
  choose();
  expect(register().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Looking for the face …');
  expect(await screen.findByText(/^No face was found on this picture/)).toBeDefined();
  detector.frame = frameOf();
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  expect(screen.queryByText(/^No face was found/)).toBeNull();
});

it('lets the server decide: whoever is sure sends it all the same', async () => {
  const sent = open();
  detector.frame = frameOf({ sharpness: 30 });
  choose();
  await screen.findByText(/blurred/);
  fireEvent.click(register());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('tells a refusal of the server in words for a picture, too, and any other as it is', async () => {
  const detail = 'Please stand in front of the camera alone.';
  detector.frame = frameOf();
  open(new ApiFailure({ code: 'SEVERAL_FACES', status: 409, detail }));
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  expect(await screen.findByText(/^This picture shows more than one person/)).toBeDefined();
  expect(screen.queryByText(detail)).toBeNull();
  cleanup();
  open(new ApiFailure({ code: 'FACE_OF_ANOTHER', status: 409, detail: 'Somebody else has it.' }));
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  expect(await screen.findByText('Somebody else has it.')).toBeDefined();
});

it('registers a face that is like another person’s once the manager confirms that they look alike', async () => {
  detector.frame = frameOf();
  const sent = open(
    new ApiFailure({ code: 'FACE_OF_ANOTHER', status: 409, detail: 'Somebody else has it.' }),
  );
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(register());
  fireEvent.click(await screen.findByRole('checkbox', { name: /two different people/ }));
  // Another picture is another question.
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  const confirm = await screen.findByRole('checkbox', { checked: false });
  expect(sent).toEqual([]);
  fireEvent.click(confirm);
  fireEvent.click(register());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('keeps that confirmation in sight when the registration then fails for another reason', async () => {
  detector.frame = frameOf();
  const failures = [
    new ApiFailure({ code: 'FACE_OF_ANOTHER', status: 409, detail: 'Somebody else has it.' }),
    new ApiFailure({ code: 'UNAVAILABLE', status: 503, detail: 'Please wait a moment.' }),
  ];
  const { confirmed } = openWith(() => failures.shift());
  choose();
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(register());
  await waitFor(() => expect(failures).toEqual([]));
  fireEvent.click(await screen.findByRole('checkbox', { checked: true }));
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  await waitFor(() => expect(confirmed).toEqual([false, true, false]));
});

it('makes a photograph of more than 1 MB smaller before it is sent', async () => {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({
    ...{ width: 4000, height: 3000 },
    close: () => undefined,
  }));
  const painted: unknown[] = [];
  const context = {
    fillStyle: '#000',
    fillRect: (...area: number[]) => painted.push([context.fillStyle, ...area]),
    drawImage: () => painted.push('picture'),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function made(
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    drawn.push([this.width, this.height, quality]);
    done(new Blob([new Uint8Array(quality > 0.8 ? 1_048_577 : 1_000)], { type: type ?? '' }));
  });
  detector.frame = frameOf();
  const sent = open();
  choose(photograph);
  expect(screen.getByRole('status').textContent).toBe('Making the picture smaller …');
  await waitFor(() => expect(register().disabled).toBe(false));
  fireEvent.click(register());
  await waitFor(() =>
    expect(sent.map(({ size, type }) => [size, type])).toEqual([[1_000, 'image/jpeg']]),
  );
  expect(drawn).toEqual([
    [1600, 1200, 0.9],
    [1600, 1200, 0.75],
  ]);
  // A JPEG has no transparency: transparent areas would become black.
  expect(painted.slice(0, 2)).toEqual([['white', 0, 0, 1600, 1200], 'picture']);
  vi.restoreAllMocks();
});

it('says so where the device draws no picture', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({
    ...{ width: 4000, height: 3000 },
    close: () => undefined,
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['black'], { type: 'image/jpeg' })),
  );
  open();
  choose(photograph);
  expect(await screen.findByText('This file cannot be read as a picture.')).toBeDefined();
  vi.restoreAllMocks();
});

it('says of a large file that cannot be read that it is no picture', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  open();
  choose(photograph);
  expect(await screen.findByText('This file cannot be read as a picture.')).toBeDefined();
  expect(register().disabled).toBe(true);
});
