import type { Nothing } from './pieces.ts';

/** A photo or voice note of a record: its bytes, or why they are not here. */
export type AttachmentView =
  | { state: 'here'; file: Blob; sent: boolean }
  /** `offline`: it comes with the signal. `gone`: its phone has not sent it yet. */
  | { state: 'fetching' | 'offline' | 'gone' }
  /** Nobody asked the server for it yet. */
  | { state: 'elsewhere' };

/** Photos and voice notes on this phone. Units: bytes. */
export interface AttachmentsKept {
  waiting: number;
  refused: number;
  /** How many there are in all, and what they use. */
  count: number;
  size: number;
  wifiOnly: boolean;
}

/** Questions about photos and voice notes. */
export interface AttachmentsQueries {
  'attachments.one': { input: { path: string; wanted: boolean }; output: AttachmentView };
  'attachments.kept': { input: Nothing; output: AttachmentsKept };
}

/** Commands on photos and voice notes. */
export interface AttachmentsCommands {
  /** A picture becomes small and is kept until its record is saved. [EXP-7] */
  'attachments.keep': {
    input: { file: Blob; as: 'photo' | 'voice' };
    value: { path: string };
    error: { type: 'NotAPicture' | 'NotAVoice' };
  };
  'attachments.drop': { input: { path: string }; value: null; error: never };
  'attachments.sendAgain': { input: Nothing; value: null; error: never };
  'attachments.setWifi': { input: { only: boolean }; value: null; error: never };
}
