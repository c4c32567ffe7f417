import { RpcError } from '../rpc-error.ts';
import { WebChannel } from './web-channel.ts';

const tickMs = 30_000;
const mostChannels = 5_000;

/** The open WebChannel sessions, kept alive and expired by one timer. */
export class ChannelRegistry {
  private readonly channels = new Map<string, WebChannel>();
  private readonly timer: NodeJS.Timeout;

  constructor(onTick: () => void) {
    this.timer = setInterval(() => {
      onTick();
      for (const channel of this.channels.values()) channel.tick(Date.now());
      this.sweep();
    }, tickMs);
    this.timer.unref();
  }

  /** Errors: RESOURCE_EXHAUSTED while too many are open; sessions without a reader expire after two minutes. */
  open(): WebChannel {
    if (this.channels.size >= mostChannels) throw new RpcError('RESOURCE_EXHAUSTED', 'Too many streams are open.');
    const channel = new WebChannel();
    this.channels.set(channel.sid, channel);
    return channel;
  }

  find(sid: string | null): WebChannel | undefined {
    const channel = sid === null ? undefined : this.channels.get(sid);
    return channel?.closed ? undefined : channel;
  }

  close(channel: WebChannel): void {
    channel.close();
    this.channels.delete(channel.sid);
  }

  /** Cut every channel, simulating a network failure; their clients open new ones. */
  cutAll(): void {
    for (const channel of this.channels.values()) channel.cut();
    this.channels.clear();
  }

  stop(): void {
    clearInterval(this.timer);
    for (const channel of this.channels.values()) channel.close();
    this.channels.clear();
  }

  private sweep(): void {
    for (const [sid, channel] of this.channels) if (channel.closed) this.channels.delete(sid);
  }
}
