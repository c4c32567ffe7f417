import { step } from '../../scripts/step.ts';

await step('Waiting a little', process.execPath, ['-e', "console.log('still waiting')"]);
