import { readFileSync, writeFileSync } from 'node:fs';

/** As `nice` counts. Linux shares processors out among sessions, so that the niceness of a process means nothing beside another session. */
const YIELDS = 10;

/** Whether a process leads a session of its own, as a browser does: what is in ours shares our niceness. */
const leadsSession = (pid: string): boolean =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')[3] === pid;

/**
 * Let the browsers of this process take what processors others leave: the screens take longest in `npm test`, and all else waits for
 * them at its end. Where the system does not share out by sessions, nothing changes. [RUN-2]
 */
export function yieldBrowsers(): void {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of children.filter(leadsSession)) writeFileSync(`/proc/${pid}/autogroup`, `${YIELDS}`);
  } catch {
    // Another system, or a browser that has ended: tests only take longer.
  }
}
