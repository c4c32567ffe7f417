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
import { signUpAll, visit, type Visitor } from './visitor.ts';

const rules = RulesHolder.of(readFileSync(RULES_FILE, 'utf8'));
const indexes = readFileSync(INDEXES_FILE, 'utf8');

/** The embedded backend's rules and database without network, tokens and disk, for thousands of requests. */
function openInProcess(): RulesServer {
  const { call, operator } = databaseInProcess(PROJECT, rules, indexes);
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

/**
 * As `visitAs`, in this process; with RULES_HOST set, over the network. Each visit has a separate database that is
 * discarded with it: a shared one would hold every document of a deep run, exceeding a worker's heap.
 */
export async function visitInProcess(actor: Actor): Promise<Visitor> {
  if (emulatorHost !== undefined) return visitAs(actor);
  const server = openInProcess();
  return visit(server, await signUpAll(server), actor);
}
