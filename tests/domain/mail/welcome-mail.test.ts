import { expect, test } from 'vitest';
import { welcomeMail } from '../../../src/domain/mail/welcome-mail.ts';

test("[NTF-9, NTF-10] the welcome mail links to /welcome with the button 'Complete Registration', 570px wide", () => {
  const { html, text } = welcomeMail('https://flockbook.app');
  expect(html).toMatch(/<a href="https:\/\/flockbook\.app\/welcome"[^>]*>Complete Registration<\/a>/);
  expect(html).toContain('width:570px');
  expect(text).toContain('Complete Registration: https://flockbook.app/welcome');
});
