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
 * Letters of the contact form waiting on this phone for a connection. Sent one by one; sent letters are removed.
 * [NTF-8]
 */

const BOX = 'flockbook-letters';

/** Pending letters, oldest first. */
export function waitingLetters(): ContactForm[] {
  try {
    return JSON.parse(localStorage.getItem(BOX) ?? '[]') as ContactForm[];
  } catch {
    return [];
  }
}

/**
 * Store a letter until it is sent. Returns false when this phone cannot store it, as in a private window without space.
 */
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

/** Result of sending: all sent, some waiting for a connection, or the daily limit of five per address reached. */
export type Sent = 'sent' | 'waiting' | 'too-many';

/** Send pending letters; a lock prevents two tabs from sending the same letter. */
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
