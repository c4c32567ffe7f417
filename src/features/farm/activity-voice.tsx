import { useState } from 'react';
import { useAttachment } from '../../client/use-attachment.ts';
import { VoiceFrame } from '../../ui/voice/voice-frame.tsx';
import type { SaidForRecord } from './activity-form.ts';

/** What was said for a saved record: here at once, else fetched when somebody presses to hear it. [ACT-9, SYN-32] */
export function ActivityVoice({ voice: { path, seconds } }: { voice: SaidForRecord }) {
  const [wanted, setWanted] = useState(false);
  const voice = useAttachment(path, wanted);
  return <VoiceFrame voice={voice} seconds={seconds} wanted={wanted} onWanted={() => setWanted(true)} />;
}
