import indexesText from '../../../firestore.indexes.json?raw';
import rulesText from '../../../firestore.rules?raw';
import type { Admin } from '../../../backend/admin.ts';
import { fieldsText } from '../../../backend/firestore/document.ts';
import { ListenHub } from '../../../backend/firestore/listen-hub.ts';
import { ListenStream, type StreamSink } from '../../../backend/firestore/listen-stream.ts';
import type { JsonObject } from '../../../backend/json.ts';
import { RpcError } from '../../../backend/rpc-error.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { compileRules } from '../../../backend/rules/ruleset.ts';
import type { Operator } from '../../../scripts/operator-client.ts';
import { toFields, WireReader, type Plain } from '../../sim/wire.ts';
import { KeptBack } from './keep-back.ts';
import { databaseInProcess } from '../../support/database-in-process.ts';

const ruleset = compileRules(rulesText);
const PROJECT = 'flockbook-screens';

/** A user with an account. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  password: string;
}

/**
 * The server of a screen test, inside its page: the embedded backend's own commit, query, rules and listen code,
 * without HTTP and disk. The test controls its network.
 */
export class InPageServer {
  readonly accounts: Account[] = [];
  /** Bytes in Storage, by path. */
  readonly files = new Map<string, ArrayBuffer>();
  /** Collections it withholds for now. */
  readonly keptBack = new KeptBack();
  /** Addresses to which a password reset link was sent. */
  readonly resets: string[] = [];
  readonly reader: WireReader;
  /** The server time reported to phones: the phone's time, unless a test sets another. */
  now = (): number => Date.now();
  /** The operator's access, without rules; both in-process and as over the network. */
  readonly admin: Admin;
  readonly operator: Operator;
  private readonly within = databaseInProcess(PROJECT, ruleset, indexesText);
  private readonly hub: ListenHub;
  private readonly onChange = new Set<(isUp: boolean) => void>();
  private sessions = new WeakSet<Account>();
  private up = true;
  private refusesCommits = false;

  constructor() {
    this.reader = new WireReader(this.root);
    this.hub = new ListenHub(this.within.database);
    // Passwords are stored in plain text here: hashing is tested with the real backend.
    this.admin = {
      ...this.within.operator,
      createAccount: (email, password) => Promise.resolve(this.addAccount(email, password)),
      findAccount: (email) => this.accountOf(email),
    };
    const { admin } = this;
    this.operator = {
      commit: (writes) => admin.commit(writes).then(() => undefined),
      get: (path) => Promise.resolve(admin.get(path)),
      list: (path) => Promise.resolve(admin.list(path)),
    };
  }

  addAccount(email: string, password: string, first_name = ''): Account {
    const account = { uid: `u${newDocumentId()}`, email: email.toLowerCase(), first_name, password };
    this.accounts.push(account);
    return account;
  }
  /** Sign in an account; requests with the returned account are made as that user. */
  signIn(account: Account): Account {
    const session = { ...account };
    this.sessions.add(session);
    return session;
  }
  /** Invalidate all sign-ins so far. */
  expireSessions(): void {
    this.sessions = new WeakSet();
  }
  accountOf(email: string): Account | undefined {
    return this.accounts.find((one) => one.email === email.toLowerCase());
  }

  get root(): string {
    return this.within.database.root;
  }

  get isUp(): boolean {
    return this.up;
  }

  /** Cut the network or restore it. */
  setUp(up: boolean): void {
    this.up = up;
    for (const tell of this.onChange) tell(up);
  }

  /** Subscribe to changes of the network state; returns a function that unsubscribes. */
  onNetwork(tell: (isUp: boolean) => void): () => void {
    this.onChange.add(tell);
    return () => this.onChange.delete(tell);
  }

  /** Refuse every commit from now on, as if a rule forbade it; call the returned function to end that. */
  refuseCommits(): () => void {
    this.refusesCommits = true;
    return () => (this.refusesCommits = false);
  }

  /** One call as a user; unauthenticated when undefined. Errors: RpcError, as the real server. */
  async call(who: Account | undefined, method: string, request: JsonObject): Promise<JsonObject | JsonObject[]> {
    if (who && !this.sessions.has(who)) throw new RpcError('UNAUTHENTICATED', 'The sign-in has expired.');
    if (this.refusesCommits && method === 'Commit') throw new RpcError('PERMISSION_DENIED', 'Refused by the test.');
    return this.within.call(who, method, request);
  }

  listen(who: Account | undefined, sink: StreamSink): ListenStream {
    const caller = { auth: null, operator: false, isCurrent: () => !who || this.sessions.has(who) };
    return new ListenStream(this.hub, this.within.guardFor(who), caller, sink);
  }

  /** The fields of a document without its time; undefined when it does not exist. */
  fieldsAt(path: string): Plain | undefined {
    const doc = this.within.database.get(path);
    return doc && this.reader.version(fieldsText(doc)).fields;
  }
}

/** One write of a commit as sent by the SDK: the whole document, and the server's time. */
export const writeOf = (root: string, path: string, fields: Plain): JsonObject => ({
  update: { name: `${root}/${path}`, fields: toFields(fields) },
  updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
});
