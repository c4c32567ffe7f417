import { plainMarkup } from './plain-markup.ts';
import type { Letter } from './welcome-mail.ts';

/** A mail request: a document of this form in `mail` queues a letter. [NTF-7] */
export interface MailRequest {
  readonly to: readonly string[];
  readonly bcc: readonly string[];
  readonly message: Letter;
}

/** A letter about a business, ending with the link that stops such letters. [NTF-7, NTF-10, NTF-11] */
export function businessMail({
  to,
  subject,
  text,
  link,
}: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}): MailRequest {
  const message: Letter = {
    subject,
    text: `${text}\n\nStop these e-mails: ${link}`,
    html:
      '<table role="presentation" width="570" align="center" style="width:570px;max-width:100%;font-family:sans-serif;color:#1D1A16">' +
      `<tr><td style="padding:32px"><h1 style="font-size:24px">${plainMarkup(subject)}</h1>` +
      `<p style="white-space:pre-wrap">${plainMarkup(text)}</p>` +
      `<p style="padding-top:24px"><a href="${plainMarkup(link)}" style="color:#1F6B3A">Stop these e-mails</a></p></td></tr></table>`,
  };
  return { to: [to], bcc: [], message };
}
