/** A mail sent by the backend. Time in milliseconds since 1970. */
export interface Letter {
  readonly id: string;
  readonly at: number;
  /** The sender: "auth", or the path of the document that requested it. */
  readonly source: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** Content supplied by the sender: never to be trusted. */
  readonly html: string;
}

const mostBodyLength = 256 * 1024;
const mostLinks = 20;

/** The letter as stored in the outbox: long bodies are truncated, so that 200 of them stay small. */
export function cutLetter(letter: Letter): Letter {
  return { ...letter, text: letter.text.slice(0, mostBodyLength), html: letter.html.slice(0, mostBodyLength) };
}

/** A web address in a text. */
export const webAddress = /https?:\/\/[^\s<>"']+/g;

/** The web addresses linked in markup, in order, without duplicates. */
export function linksInMarkup(html: string): string[] {
  const links = [...html.matchAll(/\bhref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/gi)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => URL.canParse(link));
  return [...new Set(links)].slice(0, mostLinks);
}
