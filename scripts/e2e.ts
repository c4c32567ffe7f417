import { buildIfNeeded } from './build-if-needed.ts';
import { bin, step } from './step.ts';

/** `npm run e2e -- <name>`: the browser specs of that name, or all of them. [RUN-10] */
await buildIfNeeded();
const { code } = await step('browser', bin('playwright'), ['test', ...process.argv.slice(2)]);
process.exit(code);
