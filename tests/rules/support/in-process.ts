import { readFileSync } from 'node:fs';
import { customCalls } from '../../../backend/http/firestore-routes.ts';
import { parseJson, type JsonObject } from '../../../backend/json.ts';
import { toRpcError } from '../../../backend/rpc-error.ts';
import { RulesHolder } from '../../../backend/rules/rules-holder.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { databaseInProcess } from '../../support/database-in-process.ts';
import type { Actor } from './actors.ts';
import { visitAs } from './attack.ts';
import { INDEXES_FILE, PROJECT, stamped } from './embedded.ts';
import { clientOver } from './firestore-client.ts';
import { emulatorHost, RULES_FILE, type Person, type RulesServer } from './server.ts';
import { signUpAll, visit, type People, type Visitor } from './visitor.ts';

/** The embedded backend's rules and database without a network, tokens and disk, for requests by the thousand. */
function openInProcess(): RulesServer {
  const { call, operator } = databaseInProcess(PROJECT, RulesHolder.of(readFileSync(RULES_FILE, 'utf8')), readFileSync(INDEXES_FILE, 'utf8')); // prettier-ignore
  const people = new Map<string, Person>();
  return {
    signUp(email) {
      const person = { uid: newDocumentId(), email: email.toLowerCase(), token: newDocumentId() };
      people.set(person.token, person);
      return Promise.resolve(person);
    },
    client: (token) =>
      clientOver(PROJECT, async (rpc, body) => {
        const [parent, method] = rpc.split(/:(?=\w+$)/);
        const said = parseJson(body) as JsonObject;
        const request = method!.startsWith('run') ? { ...said, parent } : said;
        try {
          return JSON.stringify(await call(people.get(token ?? ''), customCalls[method!]!, request));
        } catch (thrown) {
          return JSON.stringify(toRpcError(thrown).toBody());
        }
      }),
    operator: {
      put: (rows) => operator.commit(rows.map(stamped)).then(() => undefined),
      remove: (path) => operator.commit([{ delete: path }]).then(() => undefined),
      fieldsAt: (path) => Promise.resolve(operator.get(path)),
    },
    close: () => Promise.resolve(),
  };
}

let opened: { server: RulesServer; people: Promise<People> } | undefined;

/** As `visitAs`, in this process; with RULES_HOST set over the wire, too. */
export async function visitInProcess(actor: Actor): Promise<Visitor> {
  if (emulatorHost !== undefined) return visitAs(actor);
  if (!opened) {
    const server = openInProcess();
    opened = { server, people: signUpAll(server) };
  }
  return visit(opened.server, await opened.people, actor);
}
