import type { BehaviorSubject } from 'rxjs';
import type { Accounts, SignedIn } from '../nouns/account/data/accounts.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { Held } from '../contract/account.ts';
import type { AttachmentClient } from '../nouns/attachments/data/attachment-client.ts';
import type { ApiClient } from './api-client.ts';
import type { Session } from './session.ts';

/** What commands and queries work on. Clock and chance come in from outside. */
export interface Deps {
  readonly device: DeviceStore;
  readonly session$: BehaviorSubject<Session | undefined>;
  /** Why the signed-in person's book is not open here; undefined when it is, or when nobody is signed in. */
  readonly held$: BehaviorSubject<Held | undefined>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The identity provider, loaded on first use. */
  readonly accounts: () => Promise<Accounts>;
  /** Questions to the server outside of replication; rejects while the code for it is not on the phone. */
  readonly api: () => Promise<ApiClient>;
  /** The server's pictures; rejects while the code for it is not on the phone. */
  readonly attachmentDoor: () => Promise<AttachmentClient>;
  /** Open this person's book on this device; undefined when it is held. */
  readonly enter: (who: SignedIn) => Promise<Session | undefined>;
  /** Open a sample farm in this tab; undefined while somebody is signed in here or their book is held. [RTE-3] */
  readonly lookAround: () => Promise<Session | undefined>;
  /** Close the book until somebody opens it with their PIN; who is signed in stays remembered. [ACC-14] */
  readonly lock: () => Promise<void>;
  /** Close the book; `remove` deletes it from the device. */
  readonly leave: (options: { remove: boolean }) => Promise<void>;
}
