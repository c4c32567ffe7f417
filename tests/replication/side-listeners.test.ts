import { afterEach, expect, test, vi } from 'vitest';
import { watchVersion } from '../../src/replication/pull/side-listeners.ts';
import type { ListenEvents } from '../../src/replication/remote.ts';

afterEach(() => vi.useRealTimers());

/** A server with one document; returns the `events` of each opened listener. */
function watched() {
  const opened: { path: string; events: ListenEvents; stopped: boolean }[] = [];
  const heard: string[] = [];
  const stop = watchVersion(
    {
      listenDocument(path, events) {
        const listener = { path, events, stopped: false };
        opened.push(listener);
        return () => void (listener.stopped = true);
      },
    },
    (version) => heard.push(version),
  );
  const say = (versions: unknown) =>
    opened.at(-1)!.events.rows([{ path: 'app_version/current', fields: { versions, rev: 1 }, updated_at: 1 }]);
  return { opened, heard, stop, say };
}

test('[OFF-2] the last entry of the version list is the current version, heard live', () => {
  const { opened, heard, say } = watched();
  expect(opened[0]!.path).toBe('app_version/current');
  say(['1.0.0', '1.1.0']);
  say(['1.0.0', '1.1.0', '1.2.0']);
  expect(heard).toEqual(['1.1.0', '1.2.0']);
});

test('[OFF-2] a document that names no version says nothing', () => {
  const { heard, say } = watched();
  for (const odd of [undefined, [], [7], [''], '1.0.0', {}]) say(odd);
  expect(heard).toEqual([]);
});

test('[OFF-2] a listener that the server closed is opened again, until it is stopped', () => {
  vi.useFakeTimers();
  const { opened, stop } = watched();
  opened[0]!.events.closed('permission-denied');
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
  opened[1]!.events.closed('unavailable');
  stop();
  vi.advanceTimersByTime(600_000);
  expect(opened).toHaveLength(2);
  expect(opened[1]!.stopped).toBe(true);
});
