import { ok, refuse, type Result } from '../result.ts';
import { plainMarkup } from './plain-markup.ts';
import type { Letter } from './welcome-mail.ts';

/** Recipient of letters from the contact form; firestore.rules allow only this address. [NTF-8, RUL-23] */
export const CONTACT_ADDRESS = 'hello@flockbook.app';

/** Maximum number of letters per address and day; firestore.rules count the same. [RUL-23] */
export const LETTERS_A_DAY = 5;

/** Contents of the contact form. */
export interface ContactForm {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Maximum length of each field, in characters. */
export const CONTACT_MAX: Readonly<Record<keyof ContactForm, number>> = {
  subject: 120,
  name: 60,
  email: 254,
  message: 2_000,
};

/** The same pattern as in firestore.rules, in lower case: a wrong address could get no reply. */
const EMAIL = /^[a-z0-9._+-]{1,64}@[a-z0-9-]{1,63}([.][a-z0-9-]{1,63}){1,4}$/;

/** Return the form with trimmed fields, or the first invalid field. [NTF-8] */
export function checkContact(typed: ContactForm): Result<ContactForm, { readonly field: keyof ContactForm }> {
  const form: ContactForm = {
    subject: oneLine(typed.subject),
    name: oneLine(typed.name),
    email: typed.email.trim().toLowerCase(),
    message: typed.message.trim(),
  };
  for (const field of Object.keys(CONTACT_MAX) as (keyof ContactForm)[])
    if (form[field] === '' || form[field].length > CONTACT_MAX[field]) return refuse({ field });
  return EMAIL.test(form.email) ? ok(form) : refuse({ field: 'email' });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The contact letter: the form's subject, name, email and message. In its markup all entered text is escaped;
 * firestore.rules refuse a letter with a "<" in the user's text. [NTF-8, NTF-10]
 */
export function contactMail({ subject, name, email, message }: ContactForm): Letter {
  return {
    subject: `Contact: ${subject}`,
    text: `Subject: ${subject}\nName: ${name}\nEmail: ${email}\n\n${message}`,
    html:
      '<table role="presentation" width="570" align="center" style="width:570px;max-width:100%;font-family:sans-serif;color:#1D1A16">' +
      `<tr><td style="padding:32px"><h1 style="font-size:24px">${plainMarkup(subject)}</h1>` +
      `<p>${plainMarkup(name)}, ${plainMarkup(email)}</p><p style="white-space:pre-wrap">${plainMarkup(message)}</p></td></tr></table>`,
  };
}

/** Document name of the `nth` letter (from 1) of an address on the day of an instant, in UTC, as the server counts. */
export const contactMailId = (email: string, nth: number, at: Date): string =>
  `contact-${Math.floor(at.getTime() / 86_400_000)}-${nth}-${email}`;
