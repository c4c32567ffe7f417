import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Admin } from './admin.ts';

export interface BackendOptions {
  /** Folder of the log, snapshot and signing key; created if missing. Used by one process at a time. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** 127.0.0.1 when omitted. An address other than loopback opens the port to the network and needs `allowHosts`. */
  readonly host?: string;
  /**
   * Names under which others on the network may reach it, e.g. "shop.local"; an origin behind a proxy is used
   * unchanged.
   */
  readonly allowHosts?: readonly string[];
  /** Maximum time for a request to arrive completely; 120,000 ms when omitted. */
  readonly requestTimeoutMs?: number;
  readonly projectId: string;
  /** Additional projects, each with its own accounts and databases. */
  readonly otherProjects?: readonly string[];
  /** Ids of databases that each project has in addition to "(default)". */
  readonly databases?: readonly string[];
  /** Path of firestore.rules, compiled at start. */
  readonly rulesFile: string;
  /** Path of storage.rules; by default the file of this name next to rulesFile. Without one, storage is denied. */
  readonly storageRulesFile?: string;
  /** Path of firestore.indexes.json. When present, queries that need an index missing from it are refused. */
  readonly indexesFile?: string;
  /** Apply changed rules while running; rules that do not compile are logged and the old ones stay in force. */
  readonly watchRules?: boolean;
  /** The built app, served on every path outside the APIs. */
  readonly staticDir?: string;
  /** Path of a firebase.json whose hosting section defines rewrites, redirects and headers. */
  readonly hostingFile?: string;
  /** Handles paths outside the APIs instead of staticDir, e.g. a development server's middleware. */
  readonly fallback?: (req: IncomingMessage, res: ServerResponse) => void;
  readonly log?: (line: string) => void;
  /** Lets tests inject faults over HTTP, see faults.ts. */
  readonly testHooks?: boolean;
  /**
   * Behave towards test libraries as Google's emulator does: any project and database, "Bearer owner", unsigned tokens.
   * Never use it for valuable data.
   */
  readonly asEmulator?: boolean;
}

export interface RunningBackend {
  readonly url: string;
  readonly port: number;
  /** The HTTP server, for a development server that attaches its web socket. */
  readonly server: Server;
  readonly admin: Admin;
  /** Close all connections, write pending data and release the data folder. */
  close(): Promise<void>;
}
