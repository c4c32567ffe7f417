import { relative, resolve } from 'node:path';
import { runnerImport, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { SITE_PAGES, sitePageAt, type SitePath, type SiteRenderer } from '../src/site/site-pages.ts';

const RENDERER = '/src/site/render-page.tsx';
const ROOT = resolve(import.meta.dirname, '..');

/** The pages as inputs of a build: files that exist only in the plugin below. */
export const siteInputs = Object.fromEntries(
  SITE_PAGES.map(({ file }) => [file.replace('.html', '').replace('/', '-'), resolve(ROOT, file)]),
);

/**
 * The public pages, rendered to plain markup during a build, and at each request during development. Vite processes
 * their styles, pictures and two small scripts like those of any page. `plugins` compile the renderer's imports.
 * [SIT-3]
 */
export function sitePages(plugins: () => PluginOption[]): Plugin {
  let renderer: Promise<SiteRenderer> | undefined;
  const load = () => (renderer ??= importRenderer(plugins()));
  const pathOf = (id: string): SitePath | undefined =>
    SITE_PAGES.find(({ file }) => file === relative(ROOT, id).replaceAll('\\', '/'))?.path;
  let builds = false;
  return {
    name: 'site-pages',
    // Before anything else is compiled: beside the app's own modules it could wait for its turn longer than Vite
    // allows.
    async configResolved({ command }) {
      builds = command === 'build';
      if (builds) await load();
    },
    resolveId: (id) => (pathOf(id) ? id : undefined),
    async load(id) {
      const path = builds ? pathOf(id) : undefined;
      return path && (await load()).renderPage(path);
    },
    async generateBundle() {
      const { renderSitemap, renderRobots } = await load();
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: renderSitemap() });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: renderRobots() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (path === '/') return void response.writeHead(302, { Location: '/home' }).end();
        const page = sitePageAt(path);
        if (!page) return next();
        const answer = async () => {
          try {
            const { renderPage } = await importRenderer(plugins());
            const markup = await server.transformIndexHtml(page.path, renderPage(page.path));
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(markup);
          } catch (fault) {
            next(fault);
          }
        };
        void answer();
      });
    },
  };
}

async function importRenderer(plugins: PluginOption[]): Promise<SiteRenderer> {
  const config: InlineConfig = { root: ROOT, configFile: false, plugins, logLevel: 'warn', mode: 'production' };
  return (await runnerImport<SiteRenderer>(resolve(ROOT, RENDERER.slice(1)), config)).module;
}
