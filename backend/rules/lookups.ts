import type { Doc } from '../firestore/document.ts';
import { RuleError, RuleLimitError, type RulePath } from './values.ts';

const mostPerOperation = 10;

/** Document source of get() and exists(); `after` is the state the commit would leave, absent outside commits. */
export interface DocumentSource {
  readonly databaseId: string;
  readonly before: (path: string) => Doc | undefined;
  readonly after?: (path: string) => Doc | undefined;
}

/**
 * Documents looked up by the rules of one request. The same document counts once for get() and once for exists(),
 * whether before or after the commit.
 */
export class RequestLookups {
  readonly paths = new Set<string>();
  private readonly counted = new Set<string>();

  constructor(
    readonly source: DocumentSource,
    private readonly most: number,
  ) {}

  /** The look-ups of one document operation of the request. */
  forOperation(): OperationLookups {
    return new OperationLookups(this);
  }

  add(path: string, call: 'get' | 'exists'): void {
    this.paths.add(path);
    this.counted.add(`${call} ${path}`);
    if (this.counted.size > this.most) throw new RuleLimitError(`More than ${this.most} documents were looked up.`);
  }
}

/** Documents looked up for one operation, at most 10, counted in the same way. */
export class OperationLookups {
  private readonly counted = new Set<string>();

  constructor(private readonly request: RequestLookups) {}

  /** The document at a rules path, before or after the commit. Errors: RuleError, RuleLimitError. */
  find(path: RulePath, call: 'get' | 'exists', when: 'before' | 'after'): Doc | undefined {
    const [databases, database, documents, ...segments] = path.segments;
    const inside =
      databases === 'databases' && database === this.request.source.databaseId && documents === 'documents';
    if (!inside || segments.length === 0 || segments.length % 2 !== 0) throw new RuleError('Not a document path.');
    const key = segments.join('/');
    // Outside commits nothing changes, so the state after is the state before.
    const find = this.request.source[when] ?? this.request.source.before;
    this.counted.add(`${call} ${key}`);
    if (this.counted.size > mostPerOperation) throw new RuleLimitError('More than 10 documents were looked up.');
    this.request.add(key, call);
    // A segment from $(…) may contain a slash; no document id does.
    return segments.some((segment) => segment.includes('/')) ? undefined : find(key);
  }
}
