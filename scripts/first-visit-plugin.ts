import type { Plugin } from 'vite';

/** An entry beside the page's own, and not a part of it, as that one waits for the whole start. */
export const FIRST_VISIT = 'src/app/first-visit.ts';

/** Inserts the built script of the first visit into the app's page; see there. [PRF-13] */
export const firstVisit: Plugin = {
  name: 'first-visit',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle = {} }) {
      if (path !== '/index.html') return [];
      const script = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(FIRST_VISIT),
      );
      if (!script) throw new Error(`${FIRST_VISIT} was not built`);
      return [{ tag: 'script', attrs: { type: 'module', src: `/${script.fileName}` }, injectTo: 'head-prepend' }];
    },
  },
};
