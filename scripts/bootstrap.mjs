// Makes `npm start` and `npm test` work in a bare clone. Node built-ins only: it runs before node_modules exists.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadless } from './find-chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.bootstrap');

const run = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status ?? 1;

const fail = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(
    `Flockbook needs Node 20.19 or newer; this is ${process.version}. Install a newer one and run the command again.`,
  );

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(JSON.stringify([manifest.dependencies, manifest.devDependencies, manifest.overrides]))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');
if ((existsSync(stamp) ? readFileSync(stamp, 'utf8') : '') !== wanted) {
  rmSync(stamp, { force: true });
  console.log('Installing what Flockbook is built from (one to two minutes the first time) …');
  // npm_execpath is the npm that started us, so the same npm version installs.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
  const code = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (code !== 0)
    fail('The installation did not finish. Check the connection to the npm registry, then run the command again.');
  mkdirSync(dirname(stamp), { recursive: true });
  // Last: a broken install leaves no stamp and is tried again.
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--browser')) {
  const isMissing = !findChromium() || !/headless-shell/.test(findHeadless());
  if (
    isMissing &&
    !process.env.CHROMIUM_PATH &&
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  ) {
    console.log('Installing Chromium for the browser tests …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-roboto',
    ]);
  }
  if (!findChromium())
    fail(
      'The browser tests need Chromium or Chrome and none was found.\n' +
        'Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program file.',
    );
}
