import { ok, refuse, type Result } from '../result.ts';
import { plainMarkup } from './plain-markup.ts';
import type { Letter } from './welcome-mail.ts';

/** Where letters of the contact form go; firestore.rules allow this address alone. [NTF-8, RUL-23] */
export const CONTACT_ADDRESS = 'hello@flockbook.app';

/** Letters that one address may send a day; firestore.rules count the same. [RUL-23] */
export const LETTERS_A_DAY = 5;

/** What a person typed into the contact form. */
export interface ContactForm {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Longest of each field, characters. */
export const CONTACT_MAX: Readonly<Record<keyof ContactForm, number>> = {
  subject: 120,
  name: 60,
  email: 254,
  message: 2_000,
};

/** As firestore.rules ask for it, in small letters: a wrong address gets no answer. */
const EMAIL = /^[a-z0-9._+-]{1,64}@[a-z0-9-]{1,63}([.][a-z0-9-]{1,63}){1,4}$/;

/** The form with tidy fields, or the first field that is not right. [NTF-8] */
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
 * The contact-us letter: the form's subject, name, email and message. In its markup nothing that was typed is markup any more;
 * firestore.rules refuse a letter in which a "<" stands where a person's words are. [NTF-8, NTF-10]
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

/** Name of the document of the `nth` letter (from 1) of an address on the day of an instant, in UTC as the server counts. */
export const contactMailId = (email: string, nth: number, at: Date): string =>
  `contact-${Math.floor(at.getTime() / 86_400_000)}-${nth}-${email}`;
