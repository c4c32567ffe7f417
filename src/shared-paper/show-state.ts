import { localDay } from '../domain/time/local-day.ts';
import { plural, t } from '@lingui/core/macro';
import type { PublicState } from '../domain/papers/public-state.ts';
import { drawHen } from '../nouns/papers/shared/draw-hen.ts';
import { drawSheet, element, type ColumnWords } from '../nouns/papers/shared/draw-paper.ts';
import { paperDay } from '../nouns/papers/shared/paper-day.ts';
import { paperImage } from '../nouns/papers/shared/paper-image.ts';
import { printInstead } from '../nouns/papers/shared/print-paper.ts';
import { writePaper, type PaperKind } from '../nouns/papers/shared/write-paper.ts';
import type { PublicPage } from './ask-for-page.ts';

/** Before the first answer. */
export function showWaiting(place: HTMLElement): void {
  place.replaceChildren(element('p', 'waiting', t`Opening…`));
}

/** Show the result of a link. [INV-7, INV-8, INV-9] */
export function showState(
  place: HTMLElement,
  state: PublicState<PublicPage>,
  kind: PaperKind,
  askAgain: () => void,
): void {
  stopPrinting();
  if ('page' in state) return showPage(place, state.page, kind, state.type);
  const [title, text] = wordsOf(state);
  head(title, text);
  const again =
    state.type === 'not-sent' || state.type === 'unreachable' ? [button(t`Look again`, askAgain, true)] : [];
  place.replaceChildren(
    element('section', 'state', [
      drawHen('hen'),
      element('h1', undefined, title),
      element('p', undefined, text),
      ...again,
    ]),
    madeWith(),
  );
}

function wordsOf(
  state: Exclude<PublicState<PublicPage>, { readonly page: PublicPage }>,
): [title: string, text: string] {
  switch (state.type) {
    case 'not-sent': {
      const lines = plural(state.qty, { one: '# line', other: '# lines' });
      return [
        t`${lines}, not sent yet by the seller's phone`,
        t`It appears here as soon as that phone has a signal. Nothing is lost.`,
      ];
    }
    case 'revoked':
      return [t`This link was closed`, t`The seller does not show it any more. Ask them for a new one.`];
    case 'not-found':
      return [t`There is nothing here`, t`The link is not whole. Open it from the message again, or ask the seller.`];
    case 'unreachable':
      return [t`No connection`, t`This page could not be fetched. Look again when there is a signal.`];
  }
}

/** Title and description of the page. [SHL-5] */
function head(title: string, description: string): void {
  document.title = title;
  document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content = description;
}

let stopPrinting = () => {};

function showPage(place: HTMLElement, page: PublicPage, kind: PaperKind, state: 'complete' | 'changed'): void {
  const paper = writePaper(page, { kind });
  const columns: ColumnWords = {
    what: t({ message: 'What', context: 'paper' }),
    quantity: t`Quantity`,
    price: t`Price`,
    amount: t`Amount`,
  };
  const { seller } = paper;
  head(
    `${paper.title} ${paper.number} · ${paper.seller}`,
    t`What ${seller} sold, what is paid of it and what is still to pay.`,
  );
  stopPrinting = printInstead(() => ({ paper, size: 'a4', columns }));
  const day = paperDay(localDay(new Date(page.shared_at)));
  const changed = element('div', 'note', [
    element('b', undefined, t`Changed since it was shared`),
    element('p', undefined, t`This is how it stands now. The message you got was about another version of it.`),
  ]);
  changed.setAttribute('role', 'status');
  const save = async () => {
    const url = URL.createObjectURL(await paperImage(paper));
    const file = element('a', undefined, '');
    file.href = url;
    file.download = `${paper.title}-${paper.number}.png`.replace(/[^\w.-]+/g, '-');
    file.click();
    // The download may still be reading it.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  place.replaceChildren(
    element('h1', 'hidden', document.title),
    ...(state === 'changed' ? [changed] : []),
    drawSheet(paper, columns),
    element('p', 'asOf', t`As the seller had it on ${day}.`),
    element('div', 'actions', [
      button(t`Print or save as PDF`, () => window.print(), true),
      button(t`Save as a picture`, () => void save(), false),
    ]),
    madeWith(),
  );
}

function button(words: string, onPress: () => void, main: boolean): HTMLButtonElement {
  const made = element('button', main ? 'main' : undefined, words);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
}

function madeWith(): HTMLElement {
  const link = element('a', undefined, 'Flockbook');
  link.href = '/home';
  return element('p', 'madeWith', [document.createTextNode(`${t`Written with`} `), link]);
}
