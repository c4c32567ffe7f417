import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingForm, startRecording } from '../../src/ui/voice/recording.ts';

/** A media recorder that produces `bytes` per second, regardless of the requested rate. */
class FakeRecorder extends EventTarget {
  static supported = ['audio/webm;codecs=opus', 'audio/mp4'];
  static bytes = 2_500;
  static isTypeSupported = (form: string) => FakeRecorder.supported.includes(form);
  state: 'inactive' | 'recording' = 'inactive';
  readonly mimeType: string;
  private ticking: ReturnType<typeof setInterval> | undefined;
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    super();
    this.mimeType = mimeType;
  }
  start(every: number) {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
    this.ticking = setInterval(() => this.give(FakeRecorder.bytes), every);
  }
  stop() {
    clearInterval(this.ticking);
    this.state = 'inactive';
    this.give(FakeRecorder.bytes);
    this.dispatchEvent(new Event('stop'));
  }
  private give(size: number) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(size)]) }));
  }
}

let open = 0;
let refusal: string | undefined;
const asked: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  [open, refusal] = [0, undefined];
  [FakeRecorder.supported, FakeRecorder.bytes] = [['audio/webm;codecs=opus', 'audio/mp4'], 2_500];
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const getUserMedia = (wanted: unknown) => {
    asked.push(wanted);
    if (refusal !== undefined) return Promise.reject(new DOMException('no', refusal));
    open++;
    return Promise.resolve({ getTracks: () => [{ stop: () => open-- }] });
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begun() {
  const recording = await startRecording(recordingForm()!);
  if (!recording.ok) throw new Error(recording.error.type);
  return recording.value;
}

test('[ACT-9] what is said until stop is pressed is kept, and the microphone is let go', async () => {
  const recording = await begun();
  expect(open).toBe(1);
  vi.advanceTimersByTime(4_600);
  recording.stop();
  const said = await recording.ended;
  expect(said).toMatchObject({ seconds: 5, file: { size: 5 * 2_500, type: 'audio/webm;codecs=opus' } });
  expect(open).toBe(0);
  expect(asked.at(-1)).toMatchObject({ audio: { channelCount: 1 } });
});

test('[ACT-9] after a minute it ends by itself, with less than 200 KB', async () => {
  const recording = await begun();
  vi.advanceTimersByTime(70_000);
  const said = await recording.ended;
  expect(said?.seconds).toBe(60);
  expect(said!.file.size).toBeLessThanOrEqual(200_000);
  expect(open).toBe(0);
});

test('[ACT-9] a browser that does not keep to few bytes is stopped before they are too many', async () => {
  FakeRecorder.bytes = 16_000;
  const recording = await begun();
  vi.advanceTimersByTime(70_000);
  const said = await recording.ended;
  expect(said!.file.size).toBeLessThanOrEqual(200_000);
  expect(said!.seconds).toBe(11);
  expect(open).toBe(0);
});

test('[ACT-9] nothing heard is nothing recorded', async () => {
  FakeRecorder.bytes = 0;
  const recording = await begun();
  recording.stop();
  expect(await recording.ended).toBeUndefined();
});

test.each([
  ['NotAllowedError', 'MicrophoneRefused'],
  ['SecurityError', 'MicrophoneRefused'],
  ['NotFoundError', 'MicrophoneMissing'],
  ['NotReadableError', 'MicrophoneBusy'],
])('[ACT-9] %s says %s', async (name, type) => {
  refusal = name;
  expect(await startRecording('audio/mp4')).toEqual({ ok: false, error: { type } });
});

test('[ACT-9] a browser records as it can, or not at all', () => {
  expect(recordingForm()).toBe('audio/webm;codecs=opus');
  FakeRecorder.supported = ['audio/mp4'];
  expect(recordingForm()).toBe('audio/mp4');
  FakeRecorder.supported = [];
  expect(recordingForm()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(recordingForm()).toBeUndefined();
});
