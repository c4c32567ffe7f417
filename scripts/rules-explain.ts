import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../backend/json.ts';
import type { Method } from '../backend/rules/ast.ts';
import { explainRequest, readRequest } from './explain-request.ts';
import { PROJECT_ID, RULES_FILE } from './open-backend.ts';

/*
 * `npm run rules:explain -- get businesses/b1/sales/s1 --as uid --data .data`: explain why the rules allow or deny it.
 * [BCK-15]
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    email: { type: 'string' },
    data: { type: 'string' },
    fields: { type: 'string' },
    query: { type: 'string' },
    request: { type: 'string' },
    rules: { type: 'string', default: RULES_FILE },
    project: { type: 'string', default: PROJECT_ID },
  },
});
const methods: readonly string[] = ['get', 'list', 'create', 'update', 'delete'] satisfies Method[];
const [method = '', path = ''] = positionals;

if (values.request === undefined && (!methods.includes(method) || path === '')) {
  console.error(`usage: npm run rules:explain -- ${methods.join('|')} PATH [--as UID] [--email E] [--data DIR]
         [--fields JSON] [--query JSON] [--rules FILE] [--project ID]
       npm run rules:explain -- --request FILE [--data DIR] …
fields and query are JSON as the wire writes it; FILE holds {"method", "path", "as", "email", "fields", "query"}`);
  process.exit(2);
}

const json = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as JsonObject));
const request =
  values.request === undefined
    ? {
        method: method as Method,
        path,
        as: values.as,
        email: values.email,
        fields: json(values.fields),
        query: json(values.query),
      }
    : await readRequest(values.request);
const rules = await readFile(values.rules, 'utf8');
console.log((await explainRequest(rules, values.data, values.project, request)).join('\n'));
