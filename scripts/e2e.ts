import { buildIfNeeded } from './build-if-needed.ts';
import { bin, step } from './step.ts';

/** `npm run e2e -- <name>`: the browser specs of that name, or all that belong to `npm test`. [RUN-10] */
await buildIfNeeded();
const wanted = process.argv.slice(2);
const { code } = await step('browser', bin('playwright'), [
  'test',
  ...(wanted.length > 0 ? wanted : ['--project=e2e']),
]);
process.exit(code);
