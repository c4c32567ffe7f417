import { useAttachment, useAttachmentChoice } from '../../../../client/use-attachment.ts';
import { ok, refuse } from '../../../../domain/result.ts';
import type { Recorded } from '../../../../ui/voice/recording.ts';
import { useRecorder } from '../../../../ui/voice/use-recorder.ts';
import type { SaidForRecord } from './activity-form.ts';

/**
 * The voice note of the record being entered: record, play, discard; a recording in progress at saving is kept. [ACT-9]
 */
export function useActivityVoice(
  voice: SaidForRecord | undefined,
  onChange: (voice: SaidForRecord | undefined) => void,
) {
  const path = voice?.path ?? '';
  const sound = useAttachment(path);
  const { keep, drop, refusal } = useAttachmentChoice('voice', path);
  const keepIt = async ({ file, seconds }: Recorded) => {
    const kept = await keep(file);
    if (kept === undefined) return refuse({ type: 'NotKept' });
    const said = { path: kept, seconds };
    onChange(said);
    return ok(said);
  };
  const { state, start, finish, discard } = useRecorder(keepIt);
  return {
    finish,
    field: {
      said: voice && { seconds: voice.seconds, sound },
      recorder: state,
      refusal,
      start: (form: string) => void start(form),
      stop: () => void finish(),
      discard,
      remove: () => {
        onChange(undefined);
        drop();
      },
    },
  };
}
