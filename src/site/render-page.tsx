import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRODUCT_ORIGINS } from '../domain/origin/backend-project.ts';
import { messages as english } from '../locales/en/site.po';
import { Layout } from './layout.tsx';
import { PAGE_HEADS } from './page-heads.tsx';
import { SIGNED_IN_HINT, SITE_PAGES, type SitePath } from './site-pages.ts';
import { factsAbout } from './structured-data.ts';

const ORIGIN = PRODUCT_ORIGINS[0]!;

/**
 * Runs before the first paint: sets the colour scheme of the visitor's phone, and whether a person is signed in on it.
 * The only script of most pages; the security policy allows it by its hash. [RTE-2, PRF-19]
 */
const FIRST_SCRIPT = `
const page = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const colour = () => page.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
colour();
dark.addEventListener('change', colour);
try { if (localStorage.getItem('${SIGNED_IN_HINT}')) page.setAttribute('data-signed-in', ''); } catch {}
`;

/** The markup of one public page, as passed to Vite by the build and the development server. [SIT-3] */
export function renderPage(path: SitePath): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: english } });
  const { title, description, Page, script } = PAGE_HEADS[path];
  const name = i18n._(title);
  const fullTitle = path === '/home' ? `Flockbook · ${name}` : `${name} · Flockbook`;
  const facts = factsAbout(path, { origin: ORIGIN, title: fullTitle, description: i18n._(description) });
  const markup = renderToStaticMarkup(
    <html lang={i18n.locale} data-mantine-color-scheme="light">
      <head>
        <meta charSet="UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{fullTitle}</title>
        <meta name="description" content={i18n._(description)} />
        <link rel="canonical" href={ORIGIN + path} />
        <meta name="theme-color" content="#FBF8F1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16130F" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Flockbook" />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={i18n._(description)} />
        <meta property="og:url" content={ORIGIN + path} />
        <meta property="og:image" content={`${ORIGIN}/social-card.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <link rel="stylesheet" href="/src/site/site.css" />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Layout path={path}>
            <Page />
          </Layout>
        </I18nProvider>
        {script && <script type="module" src={script} />}
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}`;
}

/** sitemap.xml: the public pages. [SIT-3] */
export const renderSitemap = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${SITE_PAGES.map(
    ({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>\n`,
  ).join('')}</urlset>\n`;

/** robots.txt: the public pages may be indexed; shared papers and the app's screens may not. [SIT-3] */
export const renderRobots = (): string =>
  `User-agent: *\nDisallow: /public_invoice/\nDisallow: /public_receipt/\nDisallow: /invite/\nDisallow: /attendant_invite/\nSitemap: ${ORIGIN}/sitemap.xml\n`;
