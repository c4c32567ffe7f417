import type { Case, Operation } from './case.ts';
import { openRules, post, set } from './case.ts';
import type { ConformanceServer } from './server.ts';

/** The result of a step: a status name, and the answer's JSON where it is compared. */
export type Answer = string | { readonly [status: string]: unknown };

/** Plays cases sequentially on one server; each begins with an empty database. */
export class Player {
  private readonly root: string;
  private readonly tokens = new Map<string, string>();
  /** The seed currently in the database; undefined after a step that may have written. */
  private standing: string | undefined;

  constructor(private readonly server: ConformanceServer) {
    this.root = `projects/${server.project}/databases/(default)/documents`;
  }

  /** Errors: the seed cannot be stored. Rules that do not compile are an answer, "compile Lline:column". */
  async play({ rules = openRules, seed = {}, steps, verdict = false, ids = false }: Case): Promise<readonly Answer[]> {
    await this.prepare(seed);
    const refusal = await this.install(rules);
    if (refusal !== undefined) return [refusal];
    const known = new Map<string, string>();
    const answers: Answer[] = [];
    for (const step of steps) {
      if (step.method !== 'GET' && !/:(run|batchGet)/.test(step.path)) this.standing = undefined;
      const { code, json } = await this.send(step, known);
      remember(json, known);
      if (verdict)
        answers.push(code === 'OK' || code === 'NOT_FOUND' ? 'allow' : code === 'PERMISSION_DENIED' ? 'deny' : code);
      else if (code !== 'OK') answers.push(code);
      else answers.push(ids ? idsOf(json) : { OK: this.normalised(json) });
    }
    // An open transaction would keep its locks during the next case.
    if (known.has('transaction')) await this.send(post('rollback', { transaction: '$transaction' }), known);
    return answers;
  }

  /** Empty the database and store the seed, unless it already contains exactly that. */
  private async prepare(seed: NonNullable<Case['seed']>): Promise<void> {
    const wanted = JSON.stringify(seed);
    if (this.standing === wanted) return;
    if (this.standing !== '{}') await this.call('DELETE', `/emulator/v1/${this.root}`, {});
    this.standing = wanted;
    const writes = Object.entries(seed).map(([path, fields]) => set(path, fields));
    if (writes.length === 0) return;
    await this.install(openRules);
    const { code, json } = await this.send({ method: 'POST', path: ':commit', body: { writes } }, new Map());
    if (code !== 'OK') throw new Error(`The seed was refused: ${JSON.stringify(json)}`);
  }

  private async install(content: string): Promise<string | undefined> {
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    const { status, text } = await this.call('PUT', `/emulator/v1/projects/${this.server.project}:securityRules`, {
      body,
    });
    if (status === 200) return undefined;
    const at = /L(\d+):(\d+)/.exec(text);
    return at ? `compile ${at[0]}` : `compile ${text.slice(0, 200)}`;
  }

  private async send(step: Operation, known: ReadonlyMap<string, string>): Promise<{ code: string; json: unknown }> {
    const filled = (text: string) =>
      text
        .replaceAll('$root', this.root)
        .replace(/\$(transaction|updateTime|pageToken)/g, (all, name: string) => known.get(name) ?? all);
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (step.as !== undefined) headers['Authorization'] = `Bearer ${await this.tokenOf(step.as)}`;
    const path = step.path === '' || step.path.startsWith(':') ? step.path : `/${step.path}`;
    const { status, text } = await this.call(step.method, `/v1/${this.root}${filled(path)}`, {
      headers,
      ...(step.body === undefined ? {} : { body: filled(JSON.stringify(step.body)) }),
    });
    if (text !== '' && !/^\s*[[{]/.test(text)) return { code: `HTTP ${status}`, json: {} };
    const json: unknown = text === '' ? {} : JSON.parse(text);
    const first = (Array.isArray(json) ? json[0] : json) as { error?: { status: string } } | undefined;
    return first?.error ? { code: first.error.status, json } : { code: 'OK', json };
  }

  private async tokenOf(name: string): Promise<string> {
    const token = this.tokens.get(name) ?? (await this.server.tokenOf(name));
    this.tokens.set(name, token);
    return token;
  }

  private async call(method: string, path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.server.origin}${path}`, { method, ...init });
    return { status: answer.status, text: await answer.text() };
  }

  /** The answer with run-dependent values replaced: project names, current times, tokens. */
  private normalised(json: unknown): unknown {
    if (Array.isArray(json)) return json.map((item) => this.normalised(item));
    if (typeof json === 'string') {
      const text = json.replaceAll(this.root, '$root');
      return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && Math.abs(Date.parse(text) - Date.now()) < 86_400_000
        ? 'now'
        : text;
    }
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(
      Object.entries(json)
        // Omitted when empty by one server, written by the other; no client depends on the difference.
        .filter(([name, value]) => name !== 'done' && !(name === 'fields' && Object.keys(value as object).length === 0))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [
          name,
          ['transaction', 'nextPageToken'].includes(name) ? name : this.normalised(value),
        ]),
    );
  }
}

/** "a b c" for a list of found documents. */
function idsOf(json: unknown): string {
  const found = json as readonly { readonly document?: { readonly name: string } }[];
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).join(' ');
}

function remember(json: unknown, known: Map<string, string>): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    if (typeof value !== 'string') remember(value, known);
    else if (name === 'transaction' || name === 'updateTime') known.set(name, value);
    else if (name === 'nextPageToken') known.set('pageToken', value);
  }
}
