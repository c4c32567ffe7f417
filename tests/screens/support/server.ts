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

/** Somebody with an account. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  password: string;
}

/**
 * The server of a screen test, in its page: the embedded backend's own commit, query, rules and listen code, without HTTP and disk.
 * The test holds its network.
 */
export class InPageServer {
  readonly accounts: Account[] = [];
  /** Bytes in Storage, by path. */
  readonly files = new Map<string, ArrayBuffer>();
  /** What it does not give yet. */
  readonly keptBack = new KeptBack();
  /** Links to set a new password that were sent, by address. */
  readonly resets: string[] = [];
  readonly reader: WireReader;
  /** What its clock shows when a phone asks: the phone's time, until a test gives it another. */
  now = (): number => Date.now();
  /** The operator's access, to which no rules apply; in the process, and as over the network. */
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
    // Passwords are kept here as they are: hashing them is tested where it is done.
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
  /** Somebody signs in: what is asked in the name of what this gives is theirs. */
  signIn(account: Account): Account {
    const session = { ...account };
    this.sessions.add(session);
    return session;
  }
  /** No sign-in until now is accepted any more. */
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

  /** Cut the network, or bring it back. */
  setUp(up: boolean): void {
    this.up = up;
    for (const tell of this.onChange) tell(up);
  }

  /** Be told when the network goes and comes; gives what ends it. */
  onNetwork(tell: (isUp: boolean) => void): () => void {
    this.onChange.add(tell);
    return () => this.onChange.delete(tell);
  }

  /** From now on every commit is refused, as when a rule forbids it; call what it gives to end that. */
  refuseCommits(): () => void {
    this.refusesCommits = true;
    return () => (this.refusesCommits = false);
  }

  /** One call in somebody's name; nobody's when undefined. Errors: RpcError, as the real one. */
  async call(who: Account | undefined, method: string, request: JsonObject): Promise<JsonObject | JsonObject[]> {
    if (who && !this.sessions.has(who)) throw new RpcError('UNAUTHENTICATED', 'The sign-in has expired.');
    if (this.refusesCommits && method === 'Commit') throw new RpcError('PERMISSION_DENIED', 'Refused by the test.');
    return this.within.call(who, method, request);
  }

  listen(who: Account | undefined, sink: StreamSink): ListenStream {
    const caller = { auth: null, operator: false, isCurrent: () => !who || this.sessions.has(who) };
    return new ListenStream(this.hub, this.within.guardFor(who), caller, sink);
  }

  /** The fields of a document without its time; undefined when it is not there. */
  fieldsAt(path: string): Plain | undefined {
    const doc = this.within.database.get(path);
    return doc && this.reader.version(fieldsText(doc)).fields;
  }
}

/** One write of a commit as the SDK sends it: the whole document, and the server's time. */
export const writeOf = (root: string, path: string, fields: Plain): JsonObject => ({
  update: { name: `${root}/${path}`, fields: toFields(fields) },
  updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
});
