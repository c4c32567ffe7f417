import { Attempts } from './auth/attempts.ts';
import type { Accounts } from './auth/accounts.ts';
import type { OobCodes } from './auth/oob-codes.ts';
import type { AuthParts } from './auth/signed-in.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Caller } from './caller.ts';
import type { Faults } from './faults.ts';
import type { Database } from './firestore/database.ts';
import { operatorGuard, rulesGuard, withIndexes, type Guard } from './firestore/guard.ts';
import type { Indexes } from './firestore/indexes.ts';
import { ListenHub } from './firestore/listen-hub.ts';
import { Transactions } from './firestore/transactions.ts';
import { sendMailDocuments } from './mail/mail-documents.ts';
import type { Outbox } from './mail/outbox.ts';
import { RpcError } from './rpc-error.ts';
import type { RulesHolder } from './rules/rules-holder.ts';
import type { Partitions } from './store/partitions.ts';

/** A database with the parts that serve its clients. */
export interface ServedDatabase {
  readonly database: Database;
  readonly hub: ListenHub;
  readonly transactions: Transactions;
  /** Stop notifying listeners and sending mail. */
  stop(): void;
  /** The guard for a caller on this database. */
  guardFor(caller: Caller): Guard;
}

/** One project: its accounts, and its databases by id. */
export interface Project {
  readonly id: string;
  readonly auth: AuthParts;
  readonly rules: RulesHolder;
}

interface Parts {
  /** Keyed by project id. */
  readonly accounts: Partitions<Accounts>;
  /** Keyed by "project/database". */
  readonly databases: Partitions<Database>;
  /** Keyed by project id. */
  readonly codes: Partitions<OobCodes>;
  readonly tokens: Tokens;
  readonly outbox: Outbox;
  /** In force for every named project; other projects start with a copy. */
  readonly ruleset: RulesHolder;
  /** When absent, every query is treated as indexed. */
  readonly indexes: Indexes | undefined;
  readonly faults: Faults | undefined;
  readonly log: (line: string) => void;
}

export interface ProjectNames {
  /** The first is used for requests that name no project. */
  readonly projectIds: readonly string[];
  /** In addition to "(default)". */
  readonly databaseIds: readonly string[];
  /** Whether all other project and database names are served too, as test libraries expect of an emulator. */
  readonly any: boolean;
}

export const defaultDatabase = '(default)';

/** The projects and databases this backend serves. [BCK-14] */
export class Projects {
  private readonly projects = new Map<string, Project>();
  private readonly databases = new Map<string, ServedDatabase>();

  constructor(
    private readonly parts: Parts,
    private readonly names: ProjectNames,
  ) {}

  /** Errors: NOT_FOUND for a project that is not served. */
  project(id: string): Project {
    const known = this.projects.get(id);
    if (known) return known;
    if (!this.names.any && !this.names.projectIds.includes(id))
      throw new RpcError('NOT_FOUND', `The project ${id} is not served here.`);
    const { accounts, codes, tokens, outbox } = this.parts;
    const auth = {
      accounts: accounts.at(id),
      codes: codes.at(id),
      tokens: tokens.forProject(id),
      outbox,
      attempts: new Attempts(),
      mails: new Attempts(),
    };
    const { ruleset } = this.parts;
    const project = { id, auth, rules: this.names.projectIds.includes(id) ? ruleset : ruleset.copy() };
    this.projects.set(id, project);
    return project;
  }

  /** The first named project whose id satisfies the predicate. */
  find(wanted: (id: string) => boolean): Project | undefined {
    const id = this.names.projectIds.find(wanted);
    return id === undefined ? undefined : this.project(id);
  }

  /**
   * The project of a request to the identity service, which names none: an API key equal to a project id selects that
   * project, any other key the first one.
   */
  ofApiKey(key: string | null): Project {
    const { projectIds } = this.names;
    return this.project(projectIds.find((id) => id === key) ?? projectIds[0]!);
  }

  /** Errors: NOT_FOUND for a database that is not served. */
  database(projectId: string, databaseId: string): ServedDatabase {
    const key = `${projectId}/${databaseId}`;
    const known = this.databases.get(key);
    if (known) return known;
    const { rules } = this.project(projectId);
    const { any, databaseIds } = this.names;
    if (!any && databaseId !== defaultDatabase && !databaseIds.includes(databaseId))
      throw new RpcError('NOT_FOUND', `The database ${databaseId} of project ${projectId} is not served here.`);
    const served = serve(this.parts.databases.at(key), rules, this.parts);
    this.databases.set(key, served);
    return served;
  }

  /** Served databases that have been requested so far. */
  openDatabases(): Iterable<ServedDatabase> {
    return this.databases.values();
  }

  /** Projects that have been requested so far. */
  openProjects(): Iterable<Project> {
    return this.projects.values();
  }
}

function serve(database: Database, rules: RulesHolder, { indexes, outbox, faults, log }: Parts): ServedDatabase {
  const hub = new ListenHub(database, faults && ((tell) => faults.publish(tell)));
  const stopMail = sendMailDocuments(database, outbox, log);
  return {
    database,
    hub,
    stop() {
      hub.stop();
      stopMail();
    },
    transactions: new Transactions(database),
    guardFor: ({ operator, auth }) => {
      const guard = operator ? operatorGuard : rulesGuard(database, rules, auth);
      return indexes ? withIndexes(guard, indexes) : guard;
    },
  };
}
