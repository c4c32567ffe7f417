import { expect, test } from 'vitest';
import { checkContact, contactMail, contactMailId } from '../../../src/domain/mail/contact-mail.ts';

const FORM = { subject: 'Trays', name: 'Musa', email: 'musa@example.com', message: 'How many?' };

test('[NTF-8] the letter shows subject, name, email and message; nothing typed is markup', () => {
  const { subject, text, html } = contactMail({ ...FORM, subject: 'a < b', message: '<img src=x onerror="run()">' });
  expect(subject).toBe('Contact: a < b');
  expect(text).toBe('Subject: a < b\nName: Musa\nEmail: musa@example.com\n\n<img src=x onerror="run()">');
  expect(html).toContain('<h1 style="font-size:24px">a &lt; b</h1><p>Musa, musa@example.com</p>');
  expect(html).toContain('&lt;img src=x onerror=&quot;run()&quot;&gt;');
  expect(html).toContain('width="570"');
});

test('[NTF-8] a form is tidied, and the first field that is not right is named', () => {
  expect(checkContact({ ...FORM, subject: ' Two\n lines ', email: ' Musa@Example.com' })).toEqual({
    ok: true,
    value: { ...FORM, subject: 'Two lines' },
  });
  for (const [field, value] of [
    ['subject', ' '],
    ['name', 'x'.repeat(61)],
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['email', 'a/b@example.com'],
    ['message', ''],
  ] as const)
    expect(checkContact({ ...FORM, [field]: value })).toEqual({ ok: false, error: { field } });
});

test('[RUL-23] a letter is named after its day in UTC, its number and its address', () => {
  expect(contactMailId('musa@example.com', 2, new Date('2026-11-22T23:59:59Z'))).toBe(
    'contact-20779-2-musa@example.com',
  );
});
