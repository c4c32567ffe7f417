import { readFileSync, writeFileSync } from 'node:fs';
import { bin, step } from '../step.ts';

/** Host and port of each emulator, as the Firebase CLI starts them. */
export type Hosts = Readonly<Record<'auth' | 'firestore' | 'storage' | 'hosting', string>>;
type Place = { host: string; port: number };
interface FirebaseJson {
  hosting: { public: string; headers: { headers: { key: string; value: string }[] }[] };
  emulators: Record<keyof Hosts, Place> & Record<string, unknown>;
}

const hostOf = ({ host, port }: Place): string => `${host}:${port}`;
const readConfig = (): FirebaseJson => JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseJson;

/** The emulators' addresses in firebase.json. */
export function hostsInConfig(): Hosts {
  const { auth, firestore, storage, hosting } = readConfig().emulators;
  return { auth: hostOf(auth), firestore: hostOf(firestore), storage: hostOf(storage), hosting: hostOf(hosting) };
}

/**
 * Build the app for emulators at `hosts` into `outDir`, and write a configuration beside firebase.json that serves it:
 * the same except for the addresses, and a policy that lets its pages connect to the emulators. Returns whether it was
 * built. [BCK-22]
 */
export async function buildForEmulators(hosts: Hosts, { outDir, config, hasUi = true }: { outDir: string; config: string; hasUi?: boolean }): Promise<boolean> {
  const { hosting, ...asked } = hosts;
  const origins = Object.fromEntries(Object.entries(asked).map(([name, host]) => [name, `http://${host}`]));
  const env = { NODE_ENV: 'production', VITE_EMULATORS: JSON.stringify(origins) };
  const args = ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const { code } = await step('Building the app for the emulators', bin('vite'), args, { quiet: true, env });
  if (code !== 0) return false;
  const told = readConfig();
  told.hosting.public = outDir;
  const connect = `connect-src 'self' ${Object.values(origins).join(' ')}`;
  for (const header of told.hosting.headers.flatMap(({ headers }) => headers))
    if (header.key === 'Content-Security-Policy') header.value = header.value.replace("connect-src 'self'", connect);
  for (const [name, host] of Object.entries({ ...asked, hosting })) {
    const { hostname, port } = new URL(`http://${host}`);
    told.emulators[name as keyof Hosts] = { host: hostname, port: Number(port) };
  }
  // The suite's own page would be downloaded from the internet.
  if (!hasUi) told.emulators['ui'] = { enabled: false };
  writeFileSync(config, JSON.stringify(told, undefined, 2));
  return true;
} // prettier-ignore
