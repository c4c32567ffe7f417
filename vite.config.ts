import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import prefresh from '@prefresh/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { APP_MANIFEST } from './scripts/app-manifest.ts';
import { FIRST_VISIT, firstVisit } from './scripts/first-visit-plugin.ts';
import { licences } from './scripts/licences-plugin.ts';
import { linguiMacro } from './scripts/lingui-macro.ts';
import { pack } from './scripts/pack-plugin.ts';
import { reactOnPreact } from './scripts/react-on-preact.ts';
import { siteInputs, sitePages } from './scripts/site-plugin.ts';

/** What hosting does with the two routes of shared papers, also while one develops: they are no part of the app. [INV-9] */
const publicDocument: Plugin = {
  name: 'public-document',
  enforce: 'post',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/public_(invoice|receipt)\//.test(request.url ?? '')) request.url = '/public-document.html';
      next();
    });
  },
  // Whoever only looks at a paper is offered no app.
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path === '/public-document.html' ? html.replace(/<link rel="manifest"[^>]*>/, '') : html,
  },
};

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const onlyOfApp = new Map<string, boolean>();
/** Whether no page but the app's has a module from its start on. */
function isOnlyOfApp(id: string, graph: ModuleGraph): boolean {
  const known = onlyOfApp.get(id);
  if (known !== undefined) return known;
  onlyOfApp.set(id, true); // those that import each other in a circle decide by their other importers
  const info = graph.getModuleInfo(id);
  const is = info?.isEntry
    ? id.endsWith('/index.html') || id.endsWith(FIRST_VISIT)
    : (info?.importers.every((one) => isOnlyOfApp(one, graph)) ?? true);
  onlyOfApp.set(id, is);
  return is;
}

/** What the app begins with is one file: it came as sixty, an icon each, and over a slow network asking took longer than the answers. */
const beginning = {
  debugName: 'beginning',
  tags: ['$initial' as const],
  // The entry itself stays apart: it is what the page and the check of sizes know by name.
  test: (id: string) => !id.endsWith('.html') && !id.endsWith('/src/app/main.tsx') && !id.endsWith(FIRST_VISIT),
  name: (id: string, graph: ModuleGraph) => (isOnlyOfApp(id, graph) ? 'start' : null),
};

/** Signing in, which a first visit sees next, is one file more. */
const wayIn = {
  name: 'way-in',
  test: /\/src\/(nouns\/account\/screens\/(?!register|recover|country-field)|ui\/(frame\/front-page|setup\/country-here))/,
};

/**
 * What nearly every screen needs is one more: fields, boxes, words of units and dates. The rest of a screen is its own; so are people, phone numbers
 * and the comparing of names, which an attendant's first screen is without.
 */
const common = {
  minShareCount: 10,
  test: (id: string) =>
    !/\/src\/(locales|nouns\/(parties|payments)|domain\/(phones|places|text\/(csv|(find|plain)-words)))/.test(id),
  name: (id: string, graph: ModuleGraph) => (isOnlyOfApp(id, graph) ? 'common' : null),
};
const basics = {
  name: 'common',
  test: /\/@mantine\/core\/esm\/components\/(Text|Anchor|PasswordInput)\/|\/use-uncontrolled\/|\/src\/ui\/feedback\/(popup|error-dialog)/,
};

/** Forms of records are a file of their own: an attendant's first screens are without them. */
const forms = {
  name: 'forms',
  test: /\/node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|\/src\/ui\/drafts\/(use-)?draft-form/,
};

const DATA_WORKER = fileURLToPath(new URL('workers/data.worker.ts', import.meta.url));

/**
 * All that a worker begins with but the entry itself, which nothing else may need: Safari evaluates the entry of a worker once more when
 * a part that is loaded later imports it. There were two of everything then: two open books, and each command done twice. [DAT-1]
 */
const beneathEntry = {
  debugName: 'beneath the worker’s entry',
  tags: ['$initial' as const],
  test: (id: string) => id !== DATA_WORKER,
  // The reader of barcodes has no later parts.
  name: (_id: string, graph: ModuleGraph) => (graph.getModuleInfo(DATA_WORKER) ? 'data' : null),
};

/**
 * Files that no phone keeps for nothing: push messages are loaded only where they are configured and allowed, the page of a shared
 * paper is for strangers, who come with a network, and what reads barcodes is kept after its first use. [SHP-14]
 */
const NOT_KEPT = ['firebase-messaging-*.js', 'public-document*', 'barcode.worker-*.js'];
const isNotKept = (name: string) => NOT_KEPT.some((glob) => name.startsWith(glob.slice(0, glob.indexOf('*'))));

/**
 * A screen's styles are asked for with it; its scripts only before the phone keeps them, where each question costs a round trip. From
 * the phone itself they come faster than forty links can be written into the page. [PRF-8]
 */
const resolveDependencies = (_file: string, needed: string[], { hostId }: { hostId: string }) =>
  hostId.includes('first-visit') ? needed : needed.filter((name) => name.endsWith('.css'));

const { collect, write } = licences();

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    linguiMacro(),
    prefresh() as Promise<Plugin[]>, // its types were made for another version of Vite
    lingui(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers',
      filename: 'app.sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: APP_MANIFEST,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: NOT_KEPT.map((glob) => `**/${glob}`),
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
    publicDocument,
    firstVisit,
    pack(isNotKept),
    write,
    sitePages(() => [linguiMacro(), lingui()]),
  ],
  resolve: {
    alias: [
      ...reactOnPreact,
      {
        find: 're2js',
        replacement: fileURLToPath(new URL('src/replication/firebase/no-regular-expressions.ts', import.meta.url)),
      },
      { find: /^fflate$/, replacement: fileURLToPath(new URL('src/ui/files/zip-in-place.ts', import.meta.url)) },
      {
        find: /^\.\/methods\/(?:indexed-db|localstorage)\.js$/, // as `broadcast-channel` asks for them
        replacement: fileURLToPath(new URL('src/data-worker/no-older-channels.ts', import.meta.url)),
      },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [collect],
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [beneathEntry] } },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      // Libraries say "use client" on every file, and ask whether React is one that has this or that.
      checks: { moduleLevelDirective: false, importIsUndefined: false },
      input: {
        index: 'index.html',
        'first-visit': FIRST_VISIT,
        'public-document': 'public-document.html',
        ...siteInputs,
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [beginning, wayIn, forms, basics, common] },
      },
    },
  },
});
