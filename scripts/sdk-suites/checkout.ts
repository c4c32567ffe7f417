import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Google's suites are kept here unmodified, with their dependencies; nothing of them enters the project. */
const CACHE = resolve('node_modules/.cache/sdk-suites');
const SUITE = 'packages/firestore';

/**
 * Folder of a checkout of firebase-js-sdk: the given one, else FIREBASE_JS_SDK, else in the usual cache; undefined
 * without one.
 */
export const findCheckout = (named: string | undefined): string | undefined =>
  [named ?? process.env['FIREBASE_JS_SDK'], join(homedir(), '.cache', 'firebase-js-sdk')].find(
    (path) => path !== undefined && existsSync(path),
  );

/**
 * Copy the suites of a checkout, also of a bare one, and install their imports; returns the folder of Firestore's
 * package. A folder prepared for this commit before is reused. Errors: no such checkout; packages that cannot be
 * installed.
 */
export function prepareSuites(checkout: string): { readonly folder: string; readonly commit: string } {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', checkout, ...args], { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
  const commit = git('rev-parse', '--short', 'HEAD').toString().trim();
  const ready = join(CACHE, commit);
  const folder = join(ready, SUITE);
  if (existsSync(ready)) return { folder, commit };
  const making = `${ready}-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(join(making, SUITE), { recursive: true });
  execFileSync('tar', ['-x', '-C', join(making, SUITE)], { input: git('archive', `HEAD:${SUITE}`) });
  mkdirSync(join(making, 'packages/firebase'));
  writeFileSync(join(making, 'packages/firebase/package.json'), git('show', 'HEAD:packages/firebase/package.json'));
  mkdirSync(join(making, 'config'));
  // The suites require a project's settings, which the emulator does not need.
  writeFileSync(join(making, 'config/project.json'), '{ "projectId": "test-emulator", "apiKey": "local" }');
  writeFileSync(join(making, 'firestore.rules'), git('show', 'HEAD:config/firestore.rules'));
  const own = JSON.parse(readFileSync(join(making, SUITE, 'package.json'), 'utf8')) as Packages;
  const all = JSON.parse(git('show', 'HEAD:package.json').toString()) as Packages;
  const dependencies = { ...own.dependencies, ...pick(own.devDependencies, OF_SUITE), ...pick(all.devDependencies, OF_ALL) };
  writeFileSync(join(making, 'package.json'), JSON.stringify({ private: true, dependencies }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(making, ready);
  return { folder, commit };
} // prettier-ignore

interface Packages {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
/** Imports of its tests beside those of the package itself. */
const OF_SUITE = ['@firebase/app', '@firebase/auth', 'protobufjs', 'chai-exclude', 'json-stable-stringify'];
const OF_ALL = ['chai', 'chai-as-promised', 'mocha', 'sinon', 'sinon-chai'];

const pick = (packages: Record<string, string> = {}, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (packages[name] === undefined ? [] : [[name, packages[name]]])));
