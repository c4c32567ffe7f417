/** One public page outside the app. The service worker, the build and hosting use the same list. [SIT-1] */
export interface SitePage {
  /** Path of the page. */
  readonly path: string;
  /** Its built file, below the folder of the app. */
  readonly file: string;
}

/** The public pages, in the order of the menu. [RTE-2, RTE-4..8] */
export const SITE_PAGES = [
  { path: '/home', file: 'site/home.html' },
  { path: '/features', file: 'site/features.html' },
  { path: '/how_it_works', file: 'site/how_it_works.html' },
  { path: '/pricing', file: 'site/pricing.html' },
  { path: '/contact', file: 'site/contact.html' },
  { path: '/privacy_policy', file: 'site/privacy_policy.html' },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof SITE_PAGES)[number]['path'];

/** The page of a path, with or without a trailing slash. */
export const sitePageAt = (pathname: string): (typeof SITE_PAGES)[number] | undefined =>
  SITE_PAGES.find(({ path }) => path === (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname));

/** Interface of src/site/render-page.tsx for the build. */
export interface SiteRenderer {
  readonly renderPage: (path: SitePath) => string;
  readonly renderSitemap: () => string;
  readonly renderRobots: () => string;
}

/**
 * Set by the app when a person is signed in on this phone, so that the public pages know it before the first paint.
 * [RTE-2]
 */
export const SIGNED_IN_HINT = 'flockbook-signed-in';
