/** Contents of a letter. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The letter that welcomes a new person; its button links to /welcome on the origin where they registered.
 * [NTF-9, NTF-10] Contains no user input, and firestore.rules allow only this text, so that a user cannot send other
 * people a letter in the product's name.
 */
export function welcomeMail(origin: string): Letter {
  const link = `${origin}/welcome`;
  return {
    subject: 'Welcome to Flockbook',
    text: `Your farm and shop book is nearly ready. Complete Registration: ${link}`,
    html:
      '<table role="presentation" width="570" align="center" style="width:570px;max-width:100%;font-family:sans-serif;color:#1D1A16">' +
      '<tr><td style="padding:32px"><h1 style="font-size:24px">Welcome to Flockbook</h1>' +
      '<p>Your farm and shop book is nearly ready. It works without internet, and nothing you save gets lost.</p>' +
      `<p style="padding:16px 0"><a href="${link}" style="background:#1F6B3A;color:#FFFFFF;padding:16px 24px;border-radius:12px;text-decoration:none;font-weight:bold">Complete Registration</a></p>` +
      '</td></tr></table>',
  };
}
