import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { APP_MANIFEST } from './scripts/app-manifest.ts';
import { licences } from './scripts/licences-plugin.ts';
import { linguiMacro } from './scripts/lingui-macro.ts';
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
    ? id.endsWith('/index.html')
    : (info?.importers.every((one) => isOnlyOfApp(one, graph)) ?? true);
  onlyOfApp.set(id, is);
  return is;
}

/** What the app begins with is one file: it came as sixty, an icon each, and over a slow network asking took longer than the answers. */
const beginning = {
  debugName: 'beginning',
  tags: ['$initial' as const],
  // The entry itself stays apart: it is what the page and the check of sizes know by name.
  test: (id: string) => !id.endsWith('.html') && !id.endsWith('/src/app/main.tsx'),
  name: (id: string, graph: ModuleGraph) => (isOnlyOfApp(id, graph) ? 'start' : null),
};

const { collect, write } = licences();

export default defineConfig({
  plugins: [
    linguiMacro(),
    react(),
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
        // Loaded only where push messages are configured and allowed; no phone keeps it for nothing.
        // The page of a shared paper is for strangers, who come with a network.
        // What reads barcodes is kept after its first use. [SHP-14]
        globIgnores: [
          '**/firebase-messaging-*.js',
          'public-document.html',
          '**/public-document-*',
          '**/barcode.worker-*.js',
        ],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
    publicDocument,
    write,
    sitePages(() => [linguiMacro(), react(), lingui()]),
  ],
  resolve: {
    alias: { re2js: fileURLToPath(new URL('workers/replication/no-regular-expressions.ts', import.meta.url)) },
  },
  worker: { format: 'es', plugins: () => [collect] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'public-document': 'public-document.html', ...siteInputs },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [beginning] } },
    },
  },
});
