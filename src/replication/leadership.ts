import { BehaviorSubject } from 'rxjs';
import type { LinkStatus, Sync } from '../nouns/sync/data/sync.ts';

/** The leader's work for all tabs of this person. */
export interface Leading {
  kick(): void;
  hint(hint: 'network-up' | 'network-down' | 'visible'): void;
  stop(): Promise<void>;
}

type Message =
  | { type: 'status'; link: LinkStatus }
  | { type: 'ask' }
  | { type: 'kick' }
  | { type: 'hint'; hint: Parameters<Sync['hint']>[0] };

const UNKNOWN: LinkStatus = { connection: 'starting', sending: 0, session: 'ok' };

/**
 * One tab's side of the exchange: the leader among the tabs replicates and reports its status to the others; when it
 * closes, the lock passes to another tab. [SYN-12] `lead` starts replicating; it is called once, when this tab becomes
 * the leader.
 */
export function joinTabs(
  name: string,
  lead: (onStatus: (change: Partial<LinkStatus>) => void) => Promise<Leading>,
): { sync: Sync; leave: () => Promise<void> } {
  const link$ = new BehaviorSubject<LinkStatus>(UNKNOWN);
  const channel = new BroadcastChannel(name);
  const giveUp = new AbortController();
  let leading: Leading | undefined;
  let release: (() => void) | undefined;
  const tell = (message: Message) => channel.postMessage(message);

  channel.addEventListener('message', (event: MessageEvent<Message>) => {
    const message = event.data;
    if (message.type === 'status' && !leading) link$.next(message.link);
    if (message.type === 'ask' && leading) tell({ type: 'status', link: link$.value });
    if (message.type === 'kick') leading?.kick();
    if (message.type === 'hint') leading?.hint(message.hint);
  });
  tell({ type: 'ask' });

  const whenOver = navigator.locks
    .request(name, { signal: giveUp.signal }, async () => {
      link$.next(UNKNOWN);
      const started = await lead((change) => {
        link$.next({ ...link$.value, ...change });
        tell({ type: 'status', link: link$.value });
      });
      leading = started;
      await new Promise<void>((resolve) => {
        release = resolve;
        if (giveUp.signal.aborted) resolve();
      });
      leading = undefined;
      await started.stop();
    })
    .catch((fault: unknown) => {
      if (!giveUp.signal.aborted) console.error('leadership', fault);
    });

  return {
    sync: {
      link$,
      sendNow: () => (leading ? leading.kick() : tell({ type: 'kick' })),
      hint: (hint) => (leading ? leading.hint(hint) : tell({ type: 'hint', hint })),
    },
    async leave() {
      giveUp.abort();
      release?.();
      await whenOver;
      channel.close();
    },
  };
}
