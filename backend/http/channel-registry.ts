import { RpcError } from '../rpc-error.ts';
import { WebChannel } from './web-channel.ts';

const tickMs = 30_000;
const mostChannels = 5_000;

/** The open WebChannel sessions, kept alive and cleared by one timer. */
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

  /** Errors: RESOURCE_EXHAUSTED while there are too many; those that nobody reads from go after two minutes. */
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

  /** Cut every channel, as a failing network does; their clients open new ones. */
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
