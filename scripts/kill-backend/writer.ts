import { isObject } from '../../backend/json.ts';

/** The documents of one writer: path → value, absent when deleted. */
export type State = ReadonlyMap<string, number>;

const documents = 12;
const padding = 'x'.repeat(2_000);

/**
 * One person who writes, one commit after the other, and knows the expected contents: the state after the last
 * acknowledged commit, or after the unanswered one, and nothing between. Its choices come from `draw`.
 */
export class Writer {
  private state: State = new Map();
  private underWay: State | undefined;
  private step = 0;
  private lastTime = '';

  constructor(
    private readonly name: string,
    private readonly root: string,
    private readonly draw: () => number,
  ) {}

  get paths(): string[] {
    return Array.from({ length: documents }, (_, i) => `load/${this.name}-${i}`);
  }

  /** The writes of the next commit: one document or several, set, updated or deleted. */
  nextWrites(): object[] {
    const n = ++this.step;
    const next = new Map(this.state);
    const count = this.draw() < 0.5 ? 1 : 2 + Math.floor(this.draw() * 7);
    const chosen = [...this.paths].sort(() => this.draw() - 0.5).slice(0, count);
    const writes = chosen.map((path) => {
      const name = `${this.root}/${path}`;
      if (this.draw() < 0.25) {
        next.delete(path);
        return { delete: name };
      }
      const known = next.has(path);
      next.set(path, n);
      const value = { integerValue: String(n) };
      if (known && this.draw() < 0.5)
        return { update: { name, fields: { n: value } }, updateMask: { fieldPaths: ['n'] } };
      return { update: { name, fields: { n: value, padding: { stringValue: padding } } } };
    });
    this.underWay = next;
    return writes;
  }

  /**
   * Record that the commit was acknowledged; returns a violation, if its time is not later than the one before. A
   * commit that changed nothing (it deleted a missing document) has the time of the newest commit, which may be its
   * writer's own.
   */
  acknowledged(commitTime: string): string[] {
    const changed = this.underWay !== undefined && !sameState(this.underWay, this.state);
    this.state = this.underWay ?? this.state;
    this.underWay = undefined;
    const inOrder = isLater(commitTime, this.lastTime) || (!changed && !isLater(this.lastTime, commitTime));
    const violation = inOrder ? [] : [`${this.name}: a commit at ${commitTime} came after one at ${this.lastTime}`];
    this.lastTime = commitTime;
    return violation;
  }

  /** Compare the stored state after a restart: a violation or none; continues from that state. */
  compare(stored: State): string[] {
    const matched = [this.underWay, this.state].find((state) => state !== undefined && sameState(state, stored));
    const wanted = this.state;
    this.underWay = undefined;
    this.state = stored;
    if (matched) return [];
    const differences = this.paths
      .filter((path) => wanted.get(path) !== stored.get(path))
      .map(
        (path) => `${path} is ${stored.get(path) ?? 'absent'} and was acknowledged as ${wanted.get(path) ?? 'absent'}`,
      );
    return [`${this.name}: ${differences.join(', ')}`];
  }
}

/** The state in a batchGet answer. */
export function stateIn(answer: unknown, root: string): State {
  const found = (Array.isArray(answer) ? answer : []).flatMap((item: unknown) =>
    isObject(item) && isObject(item['found']) ? [item['found'] as unknown as StoredNumber] : [],
  );
  return new Map(found.map(({ name, fields }) => [name.slice(root.length + 1), Number(fields.n.integerValue)]));
}

interface StoredNumber {
  readonly name: string;
  readonly fields: { readonly n: { readonly integerValue: string } };
}

/** RFC 3339 texts have a variable number of digits, so they cannot be compared as strings. */
function isLater(a: string, b: string): boolean {
  const padded = (time: string) => {
    const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
    return `${seconds}.${fraction.padEnd(9, '0')}`;
  };
  return padded(a) > padded(b);
}

function sameState(a: State, b: State): boolean {
  return a.size === b.size && [...a].every(([path, value]) => b.get(path) === value);
}
