import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Admin } from './admin.ts';

export interface BackendOptions {
  /** Log, snapshot and signing key live here; created if missing. One process at a time. */
  readonly dataDir: string;
  /** 0 is any free port. */
  readonly port: number;
  /** 127.0.0.1 when not given. Any other than a loopback address opens the port to the network and needs `allowHosts`. */
  readonly host?: string;
  /** Names under which others on the network may reach it, e.g. "shop.local"; an origin behind a proxy as it is. */
  readonly allowHosts?: readonly string[];
  /** How long a request may take to arrive as a whole; 120,000 ms when not given. */
  readonly requestTimeoutMs?: number;
  readonly projectId: string;
  /** Projects served beside it, each with accounts and databases of its own. */
  readonly otherProjects?: readonly string[];
  /** Ids of the databases that each project has beside "(default)". */
  readonly databases?: readonly string[];
  /** Path of firestore.rules, compiled at start. */
  readonly rulesFile: string;
  /** Path of storage.rules; not given, the file of this name beside rulesFile. Without one nothing is stored. */
  readonly storageRulesFile?: string;
  /** Path of firestore.indexes.json. When given, queries that need an index which is not in it are refused. */
  readonly indexesFile?: string;
  /** Put changed rules in force while running; rules that do not compile are logged and the old ones stay. */
  readonly watchRules?: boolean;
  /** The built app, served on every path that is no API. */
  readonly staticDir?: string;
  /** Path of a firebase.json whose hosting says which file stands for a path that is none, what leads elsewhere, and headers. */
  readonly hostingFile?: string;
  /** Takes the paths that are no API instead of staticDir, e.g. a development server's middleware. */
  readonly fallback?: (req: IncomingMessage, res: ServerResponse) => void;
  readonly log?: (line: string) => void;
  /** Lets tests ask for faults over HTTP, see faults.ts. */
  readonly testHooks?: boolean;
  /**
   * Behave towards test libraries as Google's emulator does: any project and database, "Bearer owner", unsigned tokens.
   * Never for data that matters.
   */
  readonly asEmulator?: boolean;
}

export interface RunningBackend {
  readonly url: string;
  readonly port: number;
  /** The HTTP server, for a development server that attaches its web socket. */
  readonly server: Server;
  readonly admin: Admin;
  /** Ends all connections, writes what waits and lets go of the data folder. */
  close(): Promise<void>;
}
