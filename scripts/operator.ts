import { resolve } from 'node:path';
import type { PlainValue } from '../backend/admin.ts';
import { fromJson, openOperator, readOperatorSecret } from './operator-client.ts';
import { PlainFault, PROJECT_ID, runMain } from './open-backend.ts';

const USAGE = `Use one of:
  npm run operator -- set <path> '<json>'      replace a document, e.g. set plans/small '{"price": 5}'
  npm run operator -- get <path>
  npm run operator -- list <collection>
  npm run operator -- delete <path>`;

/** `npm run operator`: look at and write documents that only the operator may, while the backend runs. [BCK-25] */
await runMain(async () => {
  const [command = '', path = '', text, ...rest] = process.argv.slice(2);
  const takesText = command === 'set';
  if (path === '' || takesText !== (text !== undefined) || rest.length > 0) throw new PlainFault(USAGE);
  const secret = readOperatorSecret(resolve(process.env['FLOCKBOOK_DATA'] ?? '.data'));
  const operator = openOperator(`http://127.0.0.1:${Number(process.env['PORT'] ?? 8080)}`, PROJECT_ID, secret);
  const print = (value: unknown) => console.log(JSON.stringify(value, undefined, 2));
  switch (command) {
    case 'set':
      await operator.commit([{ set: path, data: parseData(text ?? '') }]);
      return print(await operator.get(path));
    case 'get': {
      const data = await operator.get(path);
      if (data === undefined) throw new PlainFault(`There is no document ${path}.`);
      return print(data);
    }
    case 'list':
      return print(await operator.list(path));
    case 'delete':
      return operator.commit([{ delete: path }]);
    default:
      throw new PlainFault(USAGE);
  }
});

function parseData(text: string): { readonly [key: string]: PlainValue } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new PlainFault('The data is no JSON.', { cause: error });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new PlainFault('The data must be a JSON object.');
  }
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, fromJson(value)]));
}
