import type { Observable } from 'rxjs';
import type { Book } from '../../src/data/book.ts';
import type { Followed } from '../../src/data/session.ts';
import { writtenInState } from '../../src/data/sync/written-in-state.ts';
import type { LinkStatus } from '../../src/data/sync/sync.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Backend } from './connect.ts';
import type { Leading } from './leadership.ts';
import { isStorageNearlyFull, phoneNetwork } from './network.ts';
import { replicate, type Limits } from './replicate.ts';
import { sendAttachments } from './send-attachments.ts';

/** What a simulator holds in its own hand. */
interface LeadOptions {
  readonly clock?: Clock | undefined;
  readonly limits?: Limits | undefined;
  readonly onFault?: ((where: string, fault: unknown) => void) | undefined;
}

const tellDevelopers = (where: string, fault: unknown) => console.error(`replication: ${where}`, fault);

/** Replicate as the leader of this person's tabs: follows the chosen business, wakes on every save, pauses with the sign-in. */
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
      door: () => backend.openAttachments(),
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
  // Each of them: of one that is saved while another one is acknowledged a count says nothing.
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
