import { readFileSync } from 'node:fs';

/** Hosting rules for static files; each list in the order of the configuration. */
export interface Hosting {
  /** Paths answered with a file of the app. */
  readonly rewrites: readonly { readonly source: RegExp; readonly destination: string }[];
  /** Redirects; applied before files are searched. */
  readonly redirects: readonly { readonly source: RegExp; readonly destination: string; readonly status: number }[];
  /** Response headers; the last of several with the same name applies. */
  readonly headers: readonly { readonly source: RegExp; readonly headers: readonly (readonly [string, string])[] }[];
}

export const NO_HOSTING: Hosting = { rewrites: [], redirects: [], headers: [] };

interface HostingFile {
  hosting?: {
    rewrites?: readonly { source?: string; destination?: string }[];
    redirects?: readonly { source?: string; destination?: string; type?: number }[];
    headers?: readonly { source?: string; headers?: readonly { key: string; value: string }[] }[];
  };
}

/**
 * The hosting section of a firebase.json; rewrites to functions and services are ignored. One source for both servers.
 * [BCK-12]
 */
export function readHosting(file: string): Hosting {
  const { hosting = {} } = JSON.parse(readFileSync(file, 'utf8')) as HostingFile;
  return {
    rewrites: (hosting.rewrites ?? []).flatMap(({ source, destination }) =>
      source === undefined || destination === undefined ? [] : [{ source: globOf(source), destination }],
    ),
    redirects: (hosting.redirects ?? []).flatMap(({ source, destination, type = 301 }) =>
      source === undefined || destination === undefined ? [] : [{ source: globOf(source), destination, status: type }],
    ),
    headers: (hosting.headers ?? []).flatMap(({ source, headers = [] }) =>
      source === undefined
        ? []
        : [{ source: globOf(source), headers: headers.map(({ key, value }) => [key, value] as const) }],
    ),
  };
}

/** The headers configured for a path. */
export const headersOf = ({ headers }: Hosting, path: string): Record<string, string> =>
  Object.fromEntries(headers.filter(({ source }) => source.test(path)).flatMap((entry) => entry.headers));

/** A glob of the hosting configuration: `**` matches any path, `*` anything up to the next slash. */
const globOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );
