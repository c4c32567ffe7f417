import type { Observable } from 'rxjs';
import type { Book } from '../store/book.ts';
import type { Followed } from '../data/session.ts';
import { writtenInState } from '../nouns/sync/data/written-in-state.ts';
import type { LinkStatus } from '../nouns/sync/data/sync.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Backend } from './firebase/connect.ts';
import type { Leading } from './leadership.ts';
import { replicate, type Limits } from './replicate.ts';
import { sendAttachments, type Network } from './send-attachments.ts';
import { isNearlyFull, storageSpace } from '../domain/phones/nearly-full.ts';

/** Dependencies that a simulator controls. */
interface LeadOptions {
  readonly clock?: Clock | undefined;
  readonly limits?: Limits | undefined;
  readonly onFault?: ((where: string, fault: unknown) => void) | undefined;
}

const tellDevelopers = (where: string, fault: unknown) => console.error(`replication: ${where}`, fault);

/**
 * Replicate as the leader of this person's tabs: follow the chosen business, wake on every save, pause with the
 * sign-in.
 */
export function lead(
  backend: Backend,
  book: Book,
  followed$: Observable<Followed | undefined>,
  onNoUser: () => void,
  onStatus: (change: Partial<LinkStatus>) => void,
  { clock, limits, onFault = tellDevelopers }: LeadOptions = {},
): Leading {
  const attachments =
    book.attachments &&
    sendAttachments({
      book,
      attachments: book.attachments,
      client: () => backend.openAttachments(),
      clock: clock ?? systemClock,
      network: phoneNetwork,
      nearlyFull: isStorageNearlyFull,
      onFault,
    });
  const replication = replicate({
    book,
    remote: backend.openRemote(),
    onStatus: (change) => {
      onStatus(change);
      attachments?.link(change);
    },
    onNoUser,
    onFault,
    clock,
    limits,
  });
  // Another account, or none: nothing of this person may be sent with it. [SYN-16]
  const stopUser = backend.auth.onUser((uid) => replication.setSession(uid === book.uid ? 'ok' : 'expired'));
  const following = followed$.subscribe((followed) => replication.follow(followed));
  // Watch each pending record, not the count, which does not change when one is saved while another is acknowledged.
  const waiting = writtenInState(book.stores, 'pending').subscribe(() => replication.kick());
  return {
    kick: () => replication.kick(),
    hint: (hint) => replication.hint(hint),
    async stop() {
      stopUser();
      following.unsubscribe();
      waiting.unsubscribe();
      attachments?.stop();
      await replication.stop();
    },
  };
}

/** Properties that some browsers expose about the connection. */
interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

const information = (): NetworkInformation | undefined => (navigator as { connection?: NetworkInformation }).connection;

/** The connection of this phone as its browser describes it. */
const phoneNetwork: Network = {
  isMobile: () => information()?.type === 'cellular',
  onChange(heard) {
    const network = information();
    network?.addEventListener('change', heard);
    return () => network?.removeEventListener('change', heard);
  },
};

/** True when the browser's estimate says that storage is nearly full. */
async function isStorageNearlyFull(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  return isNearlyFull(storageSpace(estimate ?? {}));
}
