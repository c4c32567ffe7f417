import { MAX_VOICE_SECONDS } from '../../../schemas/bounds.ts';
import { MAX_VOICE_BYTES } from '../../domain/attachments/attachment-sizes.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';

/** Forms of sound, the one that most phones can play first. */
const FORMS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];
/** As clear as a good telephone: a minute is about 150 KB. */
const BITS_PER_SECOND = 20_000;

/** What was said. Units: whole seconds, at least 1. */
export interface Recorded {
  readonly file: Blob;
  readonly seconds: number;
}

/** Why nothing can be recorded: not allowed, no microphone there, or another app has it. */
export type NoMicrophone = { type: 'MicrophoneRefused' | 'MicrophoneMissing' | 'MicrophoneBusy' };

/** A recording under way. */
export interface Recording {
  /** When it ended, by `stop`, by itself or because the phone took the microphone away; undefined when nothing was heard. */
  readonly ended: Promise<Recorded | undefined>;
  stop(): void;
}

/** The form in which this browser records; undefined where it cannot. */
export const recordingForm = (): string | undefined =>
  // Only a page that came safely has `mediaDevices` at all.
  'mediaDevices' in navigator && 'MediaRecorder' in globalThis
    ? FORMS.find((form) => MediaRecorder.isTypeSupported(form))
    : undefined;

/**
 * Ask for the microphone and record one voice for a minute at most, in fewer bytes than a voice note may have. [ACT-9]
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
      // Some browsers do not keep to the bits they were given; two more parts may come after this one.
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

/** The phone shows that somebody listens until every track is stopped. */
const stopTracks = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

function whyNot(fault: unknown): NoMicrophone['type'] {
  const name = fault instanceof DOMException ? fault.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'MicrophoneRefused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'MicrophoneBusy' : 'MicrophoneMissing';
}
