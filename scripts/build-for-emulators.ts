import { buildForEmulators, hostsInConfig } from './emulators/build.ts';

/*
 * `npm run build:emulators`: build the app for Firebase's emulator suite, at the ports of firebase.json. Then `npx
 * firebase-tools emulators:start --project demo-flockbook --config firebase.emulators.json` serves it. [BCK-22]
 */
const isBuilt = await buildForEmulators(hostsInConfig(), {
  outDir: 'dist-emulators',
  config: 'firebase.emulators.json',
});
process.exit(isBuilt ? 0 : 1); // prettier-ignore
