import type { Nothing } from './pieces.ts';

/** A photo or voice note of a record: its bytes, or why they are not on this phone. */
export type AttachmentView =
  | { state: 'here'; file: Blob; sent: boolean }
  /** `offline`: fetched when there is a connection. `gone`: its phone has not sent it yet. */
  | { state: 'fetching' | 'offline' | 'gone' }
  /** Not requested from the server yet. */
  | { state: 'elsewhere' };

/** Photos and voice notes on this phone. Units: bytes. */
export interface AttachmentsKept {
  waiting: number;
  refused: number;
  /** Total number, and the space they use. */
  count: number;
  size: number;
  wifiOnly: boolean;
}

/** Queries about photos and voice notes. */
export interface AttachmentsQueries {
  'attachments.one': { input: { path: string; wanted: boolean }; output: AttachmentView };
  'attachments.kept': { input: Nothing; output: AttachmentsKept };
}

/** Commands on photos and voice notes. */
export interface AttachmentsCommands {
  /** Shrink a picture and keep it until its record is saved. [EXP-7] */
  'attachments.keep': {
    input: { file: Blob; as: 'photo' | 'voice' };
    value: { path: string };
    error: { type: 'NotAPicture' | 'NotAVoice' };
  };
  'attachments.drop': { input: { path: string }; value: null; error: never };
  'attachments.sendAgain': { input: Nothing; value: null; error: never };
  'attachments.setWifi': { input: { only: boolean }; value: null; error: never };
}
