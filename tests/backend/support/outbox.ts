import { expect } from 'vitest';

/** The list of the outbox page, newest first: the link and the subject of each letter. */
export async function outboxOf(url: string): Promise<{ href: string; subject: string }[]> {
  const html = await (await fetch(`${url}/__outbox`)).text();
  return [...html.matchAll(/<a href="(\/__outbox\/[^"]+)">\s*<strong>([^<]*)<\/strong>/g)].map(
    ([, href = '', subject = '']) => ({ href: url + href, subject }),
  );
}

/** The link in the newest letter, as shown on the page. */
export async function newestLink(url: string): Promise<URL> {
  const [newest] = await outboxOf(url);
  const html = await (await fetch(newest?.href ?? '')).text();
  const link = /<pre>[^]*?<a href="([^"]+)"/.exec(html)?.[1];
  expect(link).toBeDefined();
  return new URL(String(link).replaceAll('&#38;', '&'));
}

/** The code in the newest letter. */
export async function newestCode(url: string): Promise<string> {
  return (await newestLink(url)).searchParams.get('oobCode') ?? '';
}
