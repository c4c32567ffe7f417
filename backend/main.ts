import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAdmin } from './create-admin.ts';
import { Accounts } from './auth/accounts.ts';
import { OobCodes } from './auth/oob-codes.ts';
import { Tokens } from './auth/tokens.ts';
import { Faults } from './faults.ts';
import { Database } from './firestore/database.ts';
import { Indexes } from './firestore/indexes.ts';
import { GrpcWhenAsked } from './grpc/grpc-when-asked.ts';
import { servedOrigins } from './http/admission.ts';
import { createApp } from './http/app.ts';
import { readHosting } from './http/hosting.ts';
import { ChannelRegistry } from './http/channel-registry.ts';
import { openPort } from './http/open-port.ts';
import { Outbox } from './mail/outbox.ts';
import { loadOperatorSecret } from './operator/secret.ts';
import { defaultDatabase, Projects, type ProjectNames } from './projects.ts';
import type { BackendOptions, RunningBackend } from './options.ts';
import { RulesHolder } from './rules/rules-holder.ts';
import { watchRules } from './rules/watch-rules.ts';
import { loadStorageRules } from './storage/load-rules.ts';
import { Objects } from './storage/objects.ts';
import { Storage } from './storage/storage.ts';
import type { Journal } from './store/journal.ts';
import { lockFolder } from './store/lock.ts';
import { Partitions } from './store/partitions.ts';
import { Store } from './store/store.ts';

export { serverTimestamp, type Admin, type AdminWrite, type PlainValue } from './admin.ts';
export type { BackendOptions, RunningBackend } from './options.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Start the backend and open its port. [BCK-10] Errors: rules that do not compile (with line and column), a data folder
 * in use or damaged, a port in use.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { dataDir, projectId, host = '127.0.0.1', log = () => undefined } = options;
  checkOpenness(options);
  const ruleset = await readRules(options.rulesFile);
  const storageRules = await loadStorageRules(options.storageRulesFile, options.rulesFile);
  const indexes = options.indexesFile === undefined ? undefined : await readIndexes(options.indexesFile);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const { store, objects, ...data } = await openData(dataDir, projectId, log);
    const tokens = await Tokens.open(dataDir, projectId);
    const storage = await Storage.open(dataDir, objects, storageRules, log);
    const operatorSecret = await loadOperatorSecret(dataDir);
    const faults = options.testHooks ? new Faults() : undefined;
    const projects = new Projects({ ...data, tokens, ruleset, indexes, faults, log }, namesOf(options));
    const channels = new ChannelRegistry(() => {
      for (const { hub } of projects.openDatabases()) hub.dropExpired();
    });
    const asEmulator = options.asEmulator ?? false;
    let origins: readonly string[] = [];
    const { outbox, accounts } = data;
    const services = { projects, storage, outbox, operatorSecret, channels, faults, asEmulator, log };
    const hosting = options.hostingFile === undefined ? undefined : readHosting(options.hostingFile);
    const app = createApp(services, () => origins, { ...options, hosting });
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const { requestTimeoutMs: requestTimeout = 120_000 } = options;
    const headersTimeout = Math.min(20_000, requestTimeout);
    const connectionsCheckingInterval = Math.min(5_000, requestTimeout);
    const limits = { requestTimeout, headersTimeout, connectionsCheckingInterval };
    const server = createServer(limits, (req, res) => void answer(req, res));
    // Longer than browsers keep idle connections: a commit must not be sent on one that is just being closed.
    server.keepAliveTimeout = 120_000;
    const grpc = new GrpcWhenAsked(services);
    const opened = await openPort(server, (socket) => grpc.accept(socket), options.port, host);
    const { port } = opened;
    origins = servedOrigins(port, options.allowHosts);
    if (!loopback.has(host)) {
      log(`WARNING: port ${port} is open to the network, without encryption. Served are: ${origins.join(', ')}`);
    }
    const stopWatching = options.watchRules ? watchRules(options.rulesFile, ruleset, log) : () => undefined;
    return {
      url: loopback.has(host) ? `http://${host === '::1' ? '[::1]' : host}:${port}` : origins.at(-1)!,
      port,
      server,
      admin: createAdmin(projects.database(projectId, defaultDatabase).database, accounts.at(projectId)),
      async close() {
        stopWatching();
        channels.stop();
        for (const served of projects.openDatabases()) served.stop();
        grpc.stop();
        await opened.close();
        await storage.uploads.cancelAll();
        await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Errors: the options would open the backend to the network without naming the hosts, or together with test hooks.
 * [BCK-10]
 */
function checkOpenness({ host = '127.0.0.1', allowHosts = [], port, ...options }: BackendOptions): void {
  servedOrigins(port, allowHosts);
  if (loopback.has(host)) return;
  if (allowHosts.length === 0) {
    throw new Error(
      `The backend only listens on this machine, not on ${host}, unless the hosts to be served are named.`,
    );
  }
  if (options.testHooks || options.asEmulator)
    throw new Error('Test hooks and the ways of an emulator exist only on this machine.');
}

async function readRules(path: string): Promise<RulesHolder> {
  const text = await readFile(path, 'utf8');
  try {
    return RulesHolder.of(text);
  } catch (error) {
    throw new Error(`${path} does not compile: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function readIndexes(path: string): Promise<Indexes> {
  try {
    return Indexes.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function openData(dataDir: string, projectId: string, log: (line: string) => void) {
  let store: Store | undefined;
  const opened = (): Store => {
    if (!store) throw new Error('The data folder is not open yet.');
    return store;
  };
  const journal: Journal = { append: (record) => opened().append(record), settled: () => opened().settled() };
  const accounts = new Partitions('project', projectId, journal, (_, own) => new Accounts(own));
  const databases = new Partitions('database', `${projectId}/${defaultDatabase}`, journal, (name, own) => {
    const [project, database] = name.split('/') as [string, string];
    return new Database(project, database, own);
  });
  const codes = new Partitions('project', projectId, journal, (_, own) => new OobCodes(own));
  const outbox = new Outbox(journal, log);
  const objects = new Objects(journal);
  store = await Store.open(dataDir, [accounts, databases, codes, outbox, objects], log);
  await databases.at(databases.first).begin();
  return { accounts, databases, codes, outbox, objects, store };
}

function namesOf({ projectId, otherProjects = [], databases = [], asEmulator = false }: BackendOptions): ProjectNames {
  return { projectIds: [projectId, ...otherProjects], databaseIds: databases, any: asEmulator };
}
