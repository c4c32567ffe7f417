import { expose } from 'comlink';
import { dataPort } from '../src/data-worker/data-port.ts';
import { startSessionHost } from '../src/data-worker/session-host.ts';

interface Timed {
  readonly time: number;
}

const isTimed = (data: unknown): data is Timed =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Timed>).time === 'number';

/**
 * Replace the channel by which RxDB tells other tabs about writes: the package broadcast-channel drops every message
 * that is "older", by the phone's clock, than its listener. A clock that was set back would make one tab deaf to
 * another. The browser's own channel never delivers messages sent before a listener existed, so no message needs an
 * age. [SYN-34] Call it before a database is opened.
 */
function tabsWithoutClock(scope: { BroadcastChannel: typeof BroadcastChannel } = globalThis): void {
  const { BroadcastChannel: Native } = scope;
  scope.BroadcastChannel = class extends Native {
    override get onmessage() {
      return super.onmessage;
    }
    override set onmessage(listener) {
      // eslint-disable-next-line unicorn/prefer-add-event-listener -- it is this very property that is passed on
      super.onmessage =
        listener &&
        ((event: MessageEvent<unknown>) => {
          const data = isTimed(event.data) ? { ...event.data, time: Number.MAX_SAFE_INTEGER } : event.data;
          listener.call(this, new MessageEvent('message', { data }));
        });
    }
  };
}

/** Open the signed-in person's database, serve queries and commands to this tab, and replicate when this tab leads. */
tabsWithoutClock();
expose(dataPort(startSessionHost()));
