import type { Page } from '@playwright/test';

/** One message of the port between window and worker, as comlink writes it. */
interface PortMessage {
  id?: string;
  path?: string[];
  argumentList?: { value?: unknown }[];
  value?: unknown;
}

declare global {
  /** Names of the queries that the window listens to now, by the number of their subscription. */
  var liveViews: Map<number, string> | undefined;
}

/** From the next page load on, count which queries the window listens to. */
export const watchViews = async (page: Page): Promise<void> => void (await page.addInitScript(countViews));

/** Names of the queries that are listened to now, sorted. */
export const liveViews = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis.liveViews?.values() ?? [])].sort());

/** Runs in the page: reads along what window and worker say to each other. */
function countViews(): void {
  const live = new Map<number, string>();
  globalThis.liveViews = live;
  const asked = new Map<string, string>();
  /** A view that is left before its number arrives is given up by the same message that brings the number. */
  const given = new Set<number>();
  const heardOn = new WeakSet<Worker>();
  const postMessage = Reflect.get(Worker.prototype, 'postMessage') as (this: Worker, ...sent: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
    const { id, path, argumentList } = sent[0] as PortMessage;
    const first = argumentList?.[0]?.value;
    if (path?.[0] === 'subscribe' && id !== undefined) asked.set(id, String(first));
    if (path?.[0] === 'unsubscribe') {
      given.add(Number(first));
      live.delete(Number(first));
    }
    if (!heardOn.has(this)) {
      heardOn.add(this);
      this.addEventListener('message', ({ data }: MessageEvent<PortMessage>) => {
        const name = data.id === undefined ? undefined : asked.get(data.id);
        if (name !== undefined && !given.has(Number(data.value))) live.set(Number(data.value), name);
      });
    }
    return postMessage.apply(this, sent);
  };
}
