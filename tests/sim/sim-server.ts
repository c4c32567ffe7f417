import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Faults, lost } from '../../backend/faults.ts';
import type { FaultRule } from '../../backend/fault-rule.ts';
import { calls } from '../../backend/firestore/calls.ts';
import { Database } from '../../backend/firestore/database.ts';
import { fieldsText } from '../../backend/firestore/document.ts';
import { operatorGuard, type Guard } from '../../backend/firestore/guard.ts';
import { Indexes } from '../../backend/firestore/indexes.ts';
import { ListenHub } from '../../backend/firestore/listen-hub.ts';
import { ListenStream, type StreamSink } from '../../backend/firestore/listen-stream.ts';
import { Transactions } from '../../backend/firestore/transactions.ts';
import type { JsonObject } from '../../backend/json.ts';
import { RpcError } from '../../backend/rpc-error.ts';
import { compileRules } from '../../backend/rules/ruleset.ts';
import { guardOf, NO_JOURNAL } from '../support/database-in-process.ts';
import type { FaultName } from './fault-names.ts';
import type { Timeline } from './timeline.ts';
import { toFields, WireReader, type Plain } from './wire.ts';

const fileAt = (name: string) => readFileSync(fileURLToPath(new URL(name, root())), 'utf8');
/** The project's folder, also when this code was bundled with a planted bug. */
const root = () => new URL(`file://${process.cwd()}/`);
const ruleset = compileRules(fileAt('firestore.rules'));
const indexes = Indexes.parse(fileAt('firestore.indexes.json'));

/** The server's clock at the start of a history, ms since 1970. */
export const SERVER_START = Date.parse('2026-11-20T08:00:00.000Z');

/** The user of one device; an empty uid means signed out. */
export interface Person {
  readonly device: string;
  readonly uid: string;
  readonly email: string;
}

/** One version of a document accepted by the server, and its sender. */
interface Accepted {
  readonly path: string;
  readonly rev: number;
  readonly fields: Plain;
  readonly by: string;
}

/** A database whose slow commits become visible behind the times of faster ones, as with Firestore. */
class SlowDatabase extends Database {
  /** The time of the next commit, in microseconds, when it began earlier. */
  began: number | undefined;

  override nextTime(): number {
    return this.began ?? super.nextTime();
  }
}

/** The embedded backend's own commit, rules, query and listen code, with its faults, without HTTP and disk. */
export class SimServer {
  readonly faults: Faults;
  /** Every accepted version in order of acceptance, by path. */
  readonly versions = new Map<string, Accepted[]>();
  readonly reader: WireReader;
  private readonly database: SlowDatabase;
  private readonly hub: ListenHub;
  private readonly transactions: Transactions;
  private sender = 'operator';

  constructor(
    timeline: Timeline,
    /** Called when a fault affected a request; for statistics. */
    private readonly onFault: (name: FaultName) => void,
  ) {
    const nowMs = () => SERVER_START + Math.floor(timeline.now);
    this.database = new SlowDatabase('flockbook-sim', '(default)', NO_JOURNAL, nowMs);
    this.reader = new WireReader(this.database.root);
    this.faults = new Faults((ms) => timeline.wait(ms));
    this.hub = new ListenHub(this.database, (tell) => this.publish(tell));
    this.transactions = new Transactions(this.database, nowMs);
    this.database.subscribe(({ changes }) => {
      for (const { path, after } of changes) {
        if (!after) continue;
        const { fields } = this.reader.version(fieldsText(after));
        const version = { path, rev: fields.rev, fields, by: this.sender };
        const known = this.versions.get(path);
        if (known) known.push(version);
        else this.versions.set(path, [version]);
      }
    });
  }

  get root(): string {
    return this.database.root;
  }

  useFaults(rules: readonly FaultRule[], seed: number): void {
    this.faults.use(rules, seed);
  }

  /** One call by a user, with faults applied; returns the answer or that the connection is cut. Errors: RpcError. */
  async call(who: Person, method: string, request: JsonObject, beganMs?: number): Promise<unknown> {
    let executed = 0;
    const execute = () => {
      executed++;
      const { database, transactions } = this;
      const guard = this.guardFor(who);
      const { began } = this.beginning(request, beganMs);
      this.database.began = began;
      this.sender = who.device;
      // The call does all its work synchronously before its first await.
      const answer = calls[method]!({ database, transactions, guard }, request);
      this.database.began = undefined;
      return answer;
    };
    try {
      const answer = await this.faults.run(method, execute);
      if (answer === lost) this.onFault(executed > 0 ? 'lostAnswer' : 'cut');
      if (executed > 1) this.onFault('duplicate');
      return answer;
    } catch (fault) {
      if (executed === 0 && fault instanceof RpcError) this.onFault(`answer${fault.httpCode}` as FaultName);
      throw fault;
    }
  }

  isLost(answer: unknown): boolean {
    return answer === lost;
  }

  listen(who: Person, sink: StreamSink): ListenStream {
    return new ListenStream(this.hub, this.guardFor(who), { auth: null, operator: false, isCurrent: () => true }, sink);
  }

  /** Write as the operator, without rules and faults. `rev` is set to the next revision. */
  async put(rows: readonly (readonly [path: string, fields: Plain])[]): Promise<void> {
    this.sender = 'operator';
    const { database, transactions } = this;
    const writes = rows.map(([path, fields]) =>
      writeOf(this.root, path, { ...fields, rev: Number(this.fieldsAt(path)?.['rev'] ?? 0) + 1 }),
    );
    await calls['Commit']!({ database, transactions, guard: operatorGuard }, { writes });
  }

  /** A document's fields without its time. */
  fieldsAt(path: string): Plain | undefined {
    const doc = this.database.get(path);
    return doc && this.reader.version(fieldsText(doc)).fields;
  }

  /** Every document of a collection, by path. */
  collection(path: string): Map<string, Plain> {
    const docs = [...this.database.inCollection(path)];
    return new Map(docs.map((doc) => [doc.path, this.reader.version(fieldsText(doc)).fields]));
  }

  private publish(tell: () => void): void {
    let isTold = false;
    this.faults.publish(() => {
      isTold = true;
      tell();
    });
    if (!isTold) this.onFault('lateListeners');
  }

  private guardFor(who: Person): Guard {
    return guardOf(this.database, ruleset, indexes, who.uid === '' ? undefined : who);
  }

  /** The start time of a commit, unless it would not be after the documents it replaces. */
  private beginning(request: JsonObject, beganMs: number | undefined): { began: number | undefined } {
    if (beganMs === undefined) return { began: undefined };
    const began = (SERVER_START + Math.floor(beganMs)) * 1000;
    const names = (request['writes'] as { update: { name: string } }[]).map(({ update }) => update.name);
    const docs = names.map((name) => this.database.get(name.slice(this.root.length + 1)));
    const isAfter = docs.every((doc) => doc === undefined || doc.updateTime < began);
    if (isAfter && began < this.database.readTime) this.onFault('lateCommit');
    return { began: isAfter ? began : undefined };
  }
}

/** One write of a commit as sent by the SDK: the whole document, and the server's time. */
export const writeOf = (rootName: string, path: string, fields: Plain): JsonObject => ({
  update: { name: `${rootName}/${path}`, fields: toFields(fields) },
  updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
});
