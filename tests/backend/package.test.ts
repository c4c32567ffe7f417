import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { RunningProgram, runScript } from '../scripts/run-program.ts';
import { setInteger, valueAt } from './support/rest.ts';
import { openRules, projectId, temporaryFolder } from './support/start.ts';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly engines: { node: string };
  readonly bin: Record<string, string>;
}

const run = promisify(execFile);
const readManifest = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Manifest;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([\w@./:-]+)'/g;

/** The imports of each backend file. */
async function imports(): Promise<{ file: string; from: string }[]> {
  const names = (await readdir('backend', { recursive: true })).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const found = names.map(async (name) => {
    const file = join('backend', name);
    return [...(await readFile(file, 'utf8')).matchAll(IMPORT)].map(([, from]) => ({ file, from: from! }));
  });
  return (await Promise.all(found)).flat();
}

test('[BCK-27, RUN-4] files of the backend import nothing that stands outside of it', async () => {
  const own = (await imports()).filter(({ from }) => from.startsWith('.'));
  expect(own.length).toBeGreaterThan(300);
  const outside = own.filter(({ file, from }) => relative('backend', join(dirname(file), from)).startsWith('..'));
  expect(outside).toEqual([]);
});

test('[BCK-27] dependencies of the package are what its files import, in the versions that are tested', async () => {
  const own = await readManifest('backend/package.json');
  const root = await readManifest('package.json');
  const packages = (await imports())
    .map(({ from }) => from)
    .filter((from) => !from.startsWith('.') && !from.startsWith('node:') && !builtinModules.includes(from))
    .map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)![0]);
  expect(Object.keys(own.dependencies)).toEqual([...new Set(packages)].sort());
  const tested = { ...root.dependencies, ...root.devDependencies };
  const needed = { ...own.dependencies, ...own.devDependencies };
  expect(needed).toEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, tested[name]])));
  expect(own.engines).toEqual(root.engines);
});

/** The package's command as published, next to the locally installed dependencies. */
async function packedCommand(folder: string): Promise<string> {
  await cp('backend', join(folder, 'backend'), { recursive: true });
  await cp('tsconfig.base.json', join(folder, 'tsconfig.base.json'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(folder, 'backend') });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'))!;
  await run('tar', ['-xzf', archive], { cwd: folder });
  const { bin } = await readManifest(join(folder, 'package/package.json'));
  return join(folder, 'package', bin['embedded-firebase']!);
}

test('[BCK-27, BCK-9] the packed command serves a folder with a firebase.json; SIGTERM and Ctrl-C lose nothing acknowledged', async () => {
  const folder = await temporaryFolder();
  const command = await packedCommand(folder);
  const app = join(folder, 'app');
  await mkdir(join(app, 'dist'), { recursive: true });
  await writeFile(join(app, 'open.rules'), openRules);
  await writeFile(join(app, 'dist/index.html'), 'the app');
  await writeFile(join(app, '.firebaserc'), JSON.stringify({ projects: { default: projectId } }));
  const files = { firestore: { rules: 'open.rules' }, hosting: { public: 'dist' } };
  await writeFile(join(app, 'firebase.json'), JSON.stringify(files));
  const start = async () => {
    const program = new RunningProgram([command, app, '--port', '0']);
    onTestFinished(() => program.kill());
    return { program, url: await program.prints(/http:\/\/127\.0\.0\.1:\d+/) };
  };
  const acknowledged: number[] = [];
  for (const [round, signal] of (['SIGTERM', 'SIGINT'] as const).entries()) {
    const { program, url } = await start();
    const commits = Array.from({ length: 40 }, async (_, at) => {
      const n = 100 * round + at;
      await setInteger(url, `a/${n}`, n);
      acknowledged.push(n);
    });
    await Promise.any(commits);
    await program.interrupt(signal);
    await Promise.allSettled(commits);
    expect(await program.ended).toBe(0);
  }
  expect(acknowledged.length).toBeGreaterThan(1);
  const { url } = await start();
  expect(await Promise.all(acknowledged.map((n) => valueAt(url, `a/${n}`)))).toEqual(acknowledged);
  expect(await (await fetch(url)).text()).toBe('the app');
});

test.each([
  [['--colour'], /^Unknown option '--colour'/, 2],
  [['--port', 'many'], /^--port is a number from 0 to 65535, not "many"\./, 2],
  [['--port', '65536'], /^--port is a number/, 2],
  [['one', 'two'], /^One FOLDER is served, not 2: one, two\./, 2],
  [['nowhere'], /^There is no nowhere.firebase\.json\. /, 1],
  [['package.json'], /^There is no package\.json.firebase\.json\. /, 1],
  [['--rules', 'missing.rules', '--port', '0'], /missing\.rules/, 1],
  [['--rules', 'firestore.rules', '--host', '0.0.0.0', '--port', '0'], /only listens on this machine/, 1],
])('[BCK-27, BCK-10] the command refuses %j with one clear sentence', async (args, sentence, code) => {
  const data = join(await temporaryFolder(), 'data');
  const program = runScript('backend/cli.ts', {}, [...args, '--data', data]);
  expect(await program.ended).toBe(code);
  expect(program.output).toMatch(sentence);
  expect(program.output).not.toMatch(/^ +at /m);
});
