import { checkContact, type ContactForm } from '../domain/mail/contact-mail.ts';
import { keepLetter, sendLetters, waitingLetters } from './letter-box.ts';

/*
 * The form of /contact: validates the letter, stores it on this phone, sends it, and reports the result. No input is
 * lost. [RTE-7, NTF-8]
 */

const form = document.getElementById('contact') as HTMLFormElement;
const state = document.getElementById('contact-state')!;
const button = form.querySelector<HTMLButtonElement>('button')!;

/** The texts are in the page, so that they are translated with it. */
type Words = 'sending' | 'sent' | 'waiting' | 'toomany' | 'full' | keyof ContactForm;

function say(words: Words, kind: 'good' | 'bad' | '' = ''): void {
  state.hidden = false;
  state.className = `note ${kind}`;
  state.textContent = state.dataset[words] ?? '';
}

const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

async function send(): Promise<void> {
  button.disabled = true;
  const sent = await sendLetters();
  button.disabled = false;
  if (sent === 'sent') say('sent', 'good');
  else say(sent === 'waiting' ? 'waiting' : 'toomany', sent === 'waiting' ? '' : 'bad');
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = Object.fromEntries(
    ['subject', 'name', 'email', 'message'].map((name) => [name, fieldOf(name).value]),
  ) as unknown as ContactForm;
  const checked = checkContact(typed);
  for (const name of Object.keys(typed)) fieldOf(name).removeAttribute('aria-invalid');
  if (!checked.ok) {
    const wrong = fieldOf(checked.error.field);
    wrong.setAttribute('aria-invalid', 'true');
    wrong.focus();
    return say(checked.error.field, 'bad');
  }
  if (!keepLetter(checked.value)) return say('full', 'bad');
  form.reset();
  say('sending');
  void send();
});

const sendWhatWaits = () => {
  if (waitingLetters().length > 0) void send();
};
window.addEventListener('online', sendWhatWaits);
sendWhatWaits();
