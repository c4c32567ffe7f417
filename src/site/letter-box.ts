import {
  contactMail,
  contactMailId,
  CONTACT_ADDRESS,
  LETTERS_A_DAY,
  type ContactForm,
} from '../domain/mail/contact-mail.ts';
import { toWireFields } from '../domain/wire/rest-value.ts';
import { askServer, DOCUMENTS } from './ask-server.ts';

/*
 * Letters of the contact form that wait on this phone for a signal. One by one; what was sent is taken out. [NTF-8]
 */

const BOX = 'flockbook-letters';

/** Letters that wait, oldest first. */
export function waitingLetters(): ContactForm[] {
  try {
    return JSON.parse(localStorage.getItem(BOX) ?? '[]') as ContactForm[];
  } catch {
    return [];
  }
}

/** Keep a letter until it is sent. False when this phone keeps nothing, as in a private window that is full. */
export function keepLetter(letter: ContactForm): boolean {
  return store([...waitingLetters(), letter]);
}

function store(letters: readonly ContactForm[]): boolean {
  try {
    if (letters.length === 0) localStorage.removeItem(BOX);
    else localStorage.setItem(BOX, JSON.stringify(letters));
    return true;
  } catch {
    return false;
  }
}

/** What became of the letters: all gone, some wait for a signal, or the day's five of an address are used up. */
export type Sent = 'sent' | 'waiting' | 'too-many';

/** Send what waits; two tabs never send the same letter at once. */
export const sendLetters = (): Promise<Sent> => navigator.locks.request('flockbook-letters', sendAll);

async function sendAll(): Promise<Sent> {
  for (;;) {
    const [letter, ...rest] = waitingLetters();
    if (!letter) return 'sent';
    const sent = await sendLetter(letter);
    if (sent !== 'sent') return sent;
    store(rest);
  }
}

/** A number of the day that is taken is refused; the next one is tried. */
async function sendLetter(letter: ContactForm): Promise<Sent> {
  for (let nth = 1; nth <= LETTERS_A_DAY; nth++) {
    const fields = { to: [CONTACT_ADDRESS], bcc: [], replyTo: letter.email, message: contactMail(letter), rev: 1 };
    const answer = await askServer(':commit', {
      writes: [
        {
          update: {
            name: `${DOCUMENTS}/mail/${contactMailId(letter.email, nth, new Date())}`,
            fields: toWireFields(fields),
          },
          updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: false },
        },
      ],
    });
    if (answer.type === 'answered') return 'sent';
    if (answer.type === 'unreachable') return 'waiting';
  }
  return 'too-many';
}
