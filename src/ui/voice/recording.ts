import { MAX_VOICE_SECONDS } from '../../../schemas/bounds.ts';
import { MAX_VOICE_BYTES } from '../../domain/attachments/attachment-sizes.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';

/** Audio formats, the most widely playable first. */
const FORMS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];
/** Good telephone quality: a minute is about 150 KB. */
const BITS_PER_SECOND = 20_000;

/** A recording. Units: whole seconds, at least 1. */
export interface Recorded {
  readonly file: Blob;
  readonly seconds: number;
}

/** Why recording is impossible: permission denied, no microphone, or in use by another app. */
export type NoMicrophone = { type: 'MicrophoneRefused' | 'MicrophoneMissing' | 'MicrophoneBusy' };

/** A recording in progress. */
export interface Recording {
  /**
   * Resolves when it ends, by `stop`, by reaching a limit, or because the phone took the microphone away; undefined
   * when nothing was recorded.
   */
  readonly ended: Promise<Recorded | undefined>;
  stop(): void;
}

/** The audio format in which this browser records; undefined when unsupported. */
export const recordingForm = (): string | undefined =>
  // Only pages served securely have `mediaDevices`.
  'mediaDevices' in navigator && 'MediaRecorder' in globalThis
    ? FORMS.find((form) => MediaRecorder.isTypeSupported(form))
    : undefined;

/**
 * Request the microphone and record one voice for at most a minute, within the size limit of a voice note. [ACT-9]
 * Errors: why the microphone cannot be used.
 */
export async function startRecording(form: string): Promise<Result<Recording, NoMicrophone>> {
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true },
    });
    return ok(recordingOf(stream, form));
  } catch (fault) {
    if (stream) stopTracks(stream);
    return refuse({ type: whyNot(fault) });
  }
}

function recordingOf(stream: MediaStream, form: string): Recording {
  const recorder = new MediaRecorder(stream, { mimeType: form, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let began: number | undefined;
  let [size, largest] = [0, 0];
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, MAX_VOICE_SECONDS * 1_000);
  const ended = new Promise<Recorded | undefined>((resolve) => {
    recorder.addEventListener('start', () => (began = performance.now()));
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data);
      size += data.size;
      largest = Math.max(largest, data.size);
      // Some browsers exceed the requested bit rate; up to two more parts may follow this one.
      if (size + 2 * largest > MAX_VOICE_BYTES) stop();
    });
    recorder.addEventListener('stop', () => {
      clearTimeout(limit);
      stopTracks(stream);
      if (began === undefined || size === 0) return resolve(undefined);
      const seconds = Math.round((performance.now() - began) / 1_000);
      resolve({
        file: new Blob(parts, { type: recorder.mimeType || form }),
        seconds: Math.min(MAX_VOICE_SECONDS, Math.max(1, seconds)),
      });
    });
  });
  recorder.start(1_000);
  return { ended, stop };
}

/** The phone shows the microphone as in use until every track is stopped. */
const stopTracks = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

function whyNot(fault: unknown): NoMicrophone['type'] {
  const name = fault instanceof DOMException ? fault.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'MicrophoneRefused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'MicrophoneBusy' : 'MicrophoneMissing';
}
