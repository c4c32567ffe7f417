import { readdirSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

type Platform = 'node' | 'browser';

/** Bundle all integration tests of a platform into one file, selected as by the SDK's own runners; returns its path. */
export async function bundleSuites(folder: string, platform: Platform): Promise<string> {
  const others = platform === 'node' ? 'browser' : 'node';
  const tests = readdirSync(join(folder, 'test/integration'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.split('/').includes(others))
    .sort();
  const first = platform === 'node' ? './test/register' : './src/index';
  const entry = join(folder, `suites-${platform}.ts`);
  writeFileSync(entry, [first, ...tests.map((file) => `./test/integration/${file}`)].map((file) => `import '${file}';\n`).join(''));
  const bundle = await rolldown({
    input: entry,
    platform,
    cwd: folder,
    // Types that are re-exported as values: the SDK's own compilers detect that they are none.
    shimMissingExports: true,
    external: platform === 'node' ? (id) => builtinModules.includes(id) || /^(?!@firebase\/firestore)[@a-z]/.test(id) : [],
    plugins: [
      {
        name: 'platform-of-the-sdk',
        // As its own bundlers do: platform-specific code is in a folder for each platform.
        resolveId(id, importer) {
          const [, before, name] = /^(.*\/platform)\/([^./]+)$/.exec(id) ?? [];
          return name === undefined ? null : this.resolve(`${before}/${platform}/${name}.ts`, importer);
        },
      },
    ],
    logLevel: 'silent',
  });
  const file = join(folder, `suites-${platform}.${platform === 'node' ? 'cjs' : 'js'}`);
  await bundle.write({ file, format: platform === 'node' ? 'cjs' : 'iife', codeSplitting: false });
  await bundle.close();
  return file;
} // prettier-ignore
