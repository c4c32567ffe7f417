import { execFileSync } from 'node:child_process';

/** Memory of the largest renderer of the browser with this profile, page and workers together (resident set). Units: MiB. */
export function rendererMemory(profile: string): number {
  const processes = execFileSync('ps', ['-ewwo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, kib, args = '']) => ({ pid, parent, kib: Number(kib), args }));
  const byPid = new Map(processes.map((one) => [one.pid, one]));
  // A renderer is forked from a process without a profile in its command line; the browser process above both has it.
  const isOurs = (one: (typeof processes)[number] | undefined): boolean =>
    one !== undefined && (one.args.includes(`--user-data-dir=${profile}`) || isOurs(byPid.get(one.parent)));
  const renderers = processes.filter((one) => one.args.includes('--type=renderer') && isOurs(one));
  return Math.round(Math.max(0, ...renderers.map(({ kib }) => kib)) / 1_024);
}
