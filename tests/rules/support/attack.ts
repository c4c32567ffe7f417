import { expect, test } from 'vitest';
import type { Actor } from './actors.ts';
import type { Verdict } from './firestore-client.ts';
import { openServer, type RulesServer } from './server.ts';
import { signUpAll, visit, type People, type Visitor } from './visitor.ts';

type Act = (visitor: Visitor) => Promise<Verdict>;

let server: RulesServer;
let people: People;
let opening: Promise<void> | undefined;

/** Open the server with the rules, once for all files of this process: each visit has a separate farm. */
export const openSuite = (): Promise<void> =>
  (opening ??= (async () => {
    server = await openServer();
    people = await signUpAll(server);
  })());

/** The actor with a new farm, for tests that need more than one verdict. */
export const visitAs = (actor: Actor): Promise<Visitor> => visit(server, people, actor);
/** The server and accounts of this process. */
export const suite = () => ({ server, people });

/**
 * A test that the rules deny an action, with an allowed twin: an action as similar as possible that must pass, so that
 * rules which deny everything fail too. An attack without a twin fails. [RUL-40]
 */
export function attack(title: string, actor: Actor, act: Act) {
  let twin: string | undefined;
  test(`${title} · denied`, async () => {
    if (twin === undefined) throw new Error('this attack has no twin');
    expect(await act(await visitAs(actor))).toMatchObject(DENIED);
  });
  return {
    twin(allowed: string, twinActor: Actor, twinAct: Act): void {
      twin = allowed;
      test(`${title} · twin: ${allowed}`, async () => {
        expect(await twinAct(await visitAs(twinActor))).toMatchObject({ allowed: true });
      });
    },
  };
}

/** A preparatory step of an attack, which must be allowed. Errors: it was refused. */
export async function step(verdict: Promise<Verdict>): Promise<void> {
  const { allowed, ...refusal } = await verdict;
  if (!allowed) throw new Error(`a step that must be allowed was refused: ${JSON.stringify(refusal)}`);
}

/** A refusal by the rules, not by a malformed request, a missing document or an invalid token. */
export const DENIED = { allowed: false, status: 'PERMISSION_DENIED' };
