import '../ui/tokens.css';
import './public-document.css';
import { i18n } from '@lingui/core';
import { publicLinkOf, publicState, type PublicAnswer } from '../domain/papers/public-state.ts';
import { messages } from '../locales/en/public.po';
import { askForPage, type PublicPage } from './ask-for-page.ts';
import { showState, showWaiting } from './show-state.ts';

/*
 * A shared invoice or receipt, for whoever has the link: no sign-in, and nothing of the app is loaded. [RTE-53, RTE-54, INV-9]
 */

i18n.loadAndActivate({ locale: 'en', messages });

const place = document.getElementById('page')!;
const link = publicLinkOf(location.pathname);
/** What is shown now; a page that was seen once stays when the next question finds no answer. */
let shown: PublicAnswer<PublicPage>['type'] | undefined;

async function show(): Promise<void> {
  if (shown === undefined) showWaiting(place);
  const answer: PublicAnswer<PublicPage> = link ? await askForPage(link) : { type: 'missing' };
  if (answer.type === 'unreachable' && shown === 'found') return;
  shown = answer.type;
  showState(place, publicState(link, answer), link?.kind ?? 'receipt', askAgain);
}
const askAgain = () => void show();

askAgain();
// The seller's phone may have found a signal, or this one.
window.addEventListener('online', askAgain);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askAgain();
});
