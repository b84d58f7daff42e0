import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a test sees of the device's camera and voice. */
export interface FakeDevice {
  /** The spoken sentences. */
  readonly spoken: string[];
  /** How often the camera was switched off. */
  stopped: number;
}

/** Real timers, not faked. */
const later = globalThis.setTimeout;

/** Gives each test of the file a camera with a picture, a voice, and its own clock. */
export function withFakeCamera(): FakeDevice {
  const device: FakeDevice = { spoken: [], stopped: 0 };
  beforeEach(() => {
    vi.useFakeTimers();
    device.spoken.length = 0;
    device.stopped = 0;
    const track = { addEventListener: () => undefined, stop: () => (device.stopped += 1) };
    const getUserMedia = () => Promise.resolve({ getTracks: () => [track] });
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => device.spoken.push(text),
    });
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['picture'], { type: 'image/jpeg' })),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return device;
}

class FakeUtterance {
  readonly text: string;
  lang = '';
  constructor(text: string) {
    this.text = text;
  }
}

/** Advances the time in steps, with calls answered in between. */
export async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100);
      for (let turn = 0; turn < 5; turn++) await new Promise((done) => later(done, 0));
    });
  }
}
