import '../ui/theme/tokens.css';
import './public-document.css';
import { i18n } from '@lingui/core';
import { publicLinkOf, publicState, type PublicAnswer } from '../domain/papers/public-state.ts';
import { messages as english } from '../locales/en/public.po';
import { askForPage, type PublicPage } from './ask-for-page.ts';
import { showState, showWaiting } from './show-state.ts';

/*
 * A shared invoice or receipt, for anyone with the link: no sign-in, and no part of the app is loaded.
 * [RTE-53, RTE-54, INV-9]
 */

/** Catalogues for the reader's language, if supported. [LOK-14] */
const OTHERS = { sw: () => import('../locales/sw/public.po'), fr: () => import('../locales/fr/public.po') };
const other = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in OTHERS || tag === 'en');
i18n.loadAndActivate({ locale: 'en', messages: english });
if (other !== undefined && other !== 'en')
  await OTHERS[other as keyof typeof OTHERS]().then(
    ({ messages }) => i18n.loadAndActivate({ locale: other, messages }),
    (fault: unknown) => console.warn('the words of this language did not come', fault),
  );
document.documentElement.lang = i18n.locale;

const place = document.getElementById('page')!;
const link = publicLinkOf(location.pathname);
/** State shown now; a page shown once stays when a later request fails. */
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
// The seller's phone, or this one, may be online again.
window.addEventListener('online', askAgain);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askAgain();
});
