import type { BehaviorSubject } from 'rxjs';
import type { Accounts, SignedIn } from '../nouns/account/data/accounts.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { Held } from '../contract/account.ts';
import type { AttachmentClient } from '../nouns/attachments/data/attachment-client.ts';
import type { ApiClient } from './api-client.ts';
import type { Session } from './session.ts';

/** Dependencies of commands and queries. Clock and randomness are injected. */
export interface Deps {
  readonly device: DeviceStore;
  readonly session$: BehaviorSubject<Session | undefined>;
  /**
   * The reason why the signed-in person's book is not open on this phone; undefined when it is open, or when no user is
   * signed in.
   */
  readonly held$: BehaviorSubject<Held | undefined>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The identity provider, loaded on first use. */
  readonly accounts: () => Promise<Accounts>;
  /** Requests to the server outside of replication; rejects while its code is not on the phone. */
  readonly api: () => Promise<ApiClient>;
  /** Attachments on the server; rejects while its code is not on the phone. */
  readonly attachmentDoor: () => Promise<AttachmentClient>;
  /** Open this person's book on this device; undefined when it is held. */
  readonly enter: (who: SignedIn) => Promise<Session | undefined>;
  /**
   * Open a sample farm in this tab; undefined while a user is signed in on this phone or their book is held. [RTE-3]
   */
  readonly lookAround: () => Promise<Session | undefined>;
  /** Close the book until it is opened with the user's PIN; the phone still remembers who is signed in. [ACC-14] */
  readonly lock: () => Promise<void>;
  /** Close the book; `remove` deletes it from the device. */
  readonly leave: (options: { remove: boolean }) => Promise<void>;
}
