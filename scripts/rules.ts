import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RULES_FILE } from './open-backend.ts';
import { writtenRules } from './rules/written-rules.ts';
import { bin, step } from './step.ts';

/*
 * `npm run rules`: writes the field checks in firestore.rules from the schemas, then the cost of each write into
 * docs/rules.md, and prints it. `-- --check`: ends with 1 when the rules differ from the schemas. [DOC-13, RUL-26]
 */

const COSTS = 'docs/rules.md';
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const before = await readFile(RULES_FILE, 'utf8');
const after = writtenRules(before);
if (values.check) {
  if (after !== before) console.error(`${RULES_FILE} is not what the schemas say: run \`npm run rules\``);
  process.exit(after === before ? 0 : 1);
}
await writeFile(RULES_FILE, after);
const costs = ['run', '--project', 'rules', 'tests/rules/cost.rules.test.ts', '--update'];
const { code } = await step('what each write costs', bin('vitest'), costs, { quiet: true });
console.log(await readFile(COSTS, 'utf8'));
process.exit(code);
