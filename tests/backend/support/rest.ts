import { projectId } from './start.ts';

export const root = `projects/${projectId}/databases/(default)/documents`;

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** POST JSON and read the JSON answer. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
}

/** Store {n: value} at a path, without a precondition. */
export async function setInteger(url: string, path: string, value: number): Promise<void> {
  const update = { name: `${root}/${path}`, fields: { n: { integerValue: String(value) } } };
  const { status, json } = await post(`${url}/v1/${root}:commit`, { writes: [{ update }] });
  if (status !== 200) throw new Error(`commit answered ${status}: ${JSON.stringify(json)}`);
}

/** The value stored by `setInteger` at a path; 0 when there is none. */
export async function valueAt(url: string, path: string): Promise<number> {
  const answer = await fetch(`${url}/v1/${root}/${path}`);
  if (answer.status === 404) return 0;
  return Number(((await answer.json()) as { fields: { n: { integerValue: string } } }).fields.n.integerValue);
}
