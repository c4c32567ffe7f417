import type { SitePath } from './site-pages.ts';

/**
 * Structured data for search engines: JSON-LD, safe inside a script element. Only verifiable facts: no ratings, no
 * prices. [SIT-3]
 */
export function factsAbout(
  path: SitePath,
  { origin, title, description }: { origin: string; title: string; description: string },
): string {
  const publisher = {
    '@type': 'Organization',
    name: 'Flockbook',
    url: `${origin}/home`,
    logo: `${origin}/icon-512.png`,
  };
  const page = {
    '@type': path === '/contact' ? 'ContactPage' : 'WebPage',
    url: origin + path,
    name: title,
    description,
    inLanguage: 'en',
    publisher,
  };
  const app = {
    '@type': 'WebApplication',
    name: 'Flockbook',
    url: `${origin}/home`,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', name: 'Intro' },
    publisher,
  };
  const facts = { '@context': 'https://schema.org', '@graph': path === '/home' ? [page, app] : [page] };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
