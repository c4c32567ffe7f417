import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildIfNeeded } from './build-if-needed.ts';
import { runMain } from './open-backend.ts';
import { PlainFault } from '../backend/plain-fault.ts';
import { bin, step } from './step.ts';

/** Source files of hosting, rules and indexes. */
const FILES = ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'];
const PARTS = 'firestore:rules,firestore:indexes,storage,hosting';

/**
 * `npm run deploy [-- --check]`: the same build, rules and indexes to a real Firebase project. Reports everything that
 * is missing before doing anything; `--check` stops there. [RUN-17]
 */
await runMain(async () => {
  const onlyCheck = process.argv.includes('--check');
  const project = process.env['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const missing = [
    ...(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)
      ? []
      : ['VITE_FIREBASE_PROJECT_ID: the id of the project, from the settings of the Firebase console']),
    ...(process.env['VITE_FIREBASE_API_KEY']
      ? []
      : ['VITE_FIREBASE_API_KEY: the web API key, from the settings of the Firebase console']),
    ...FILES.filter((file) => !existsSync(file)).map((file) => `${file}: not in this folder`),
    ...(hasFirebase() ? [] : ['the firebase command: npm install -g firebase-tools, then firebase login']),
  ];
  if (missing.length > 0)
    throw new PlainFault(
      `Nothing was deployed. These are missing:\n${missing.map((what) => `  - ${what}`).join('\n')}\n\ndocs/deploy.md tells how to get them.`,
    );
  const args = ['deploy', '--project', project, '--only', PARTS];
  if (onlyCheck)
    return console.log(`Everything is there. Without --check this builds the app and runs: firebase ${args.join(' ')}`);
  await buildIfNeeded();
  for (const [title, script] of [
    ['Sizes', 'scripts/sizes.ts'],
    ['Security policy', 'scripts/security-policy.ts'],
  ] as const)
    if ((await step(title, bin('tsx'), [script], { quiet: true })).code !== 0)
      throw new PlainFault(`Nothing was deployed: npx tsx ${script} says why.`);
  const { code } = await step(`Deploying to ${project}`, 'firebase', args);
  if (code !== 0) throw new PlainFault('The firebase command stopped; its reason stands above. It may be run again.');
});

function hasFirebase(): boolean {
  try {
    execFileSync('firebase', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
