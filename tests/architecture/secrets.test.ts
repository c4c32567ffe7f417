import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Patterns of keys of commonly used services. */
const SECRETS = {
  'a private key': /-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY/,
  'a key of Google': /AIza[0-9A-Za-z_-]{35}/,
  'a key of a service account': /"private_key_id"\s*:\s*"[0-9a-f]{40}"/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a key of a payment service': /\b[sr]k_live_[0-9A-Za-z]{16,}/,
  'a password in an address':
    /\bhttps?:\/\/(?!127\.|localhost)[^\s/:@'"`${}]{3,}:[^\s/:@'"`${}]{3,}@[a-z0-9.-]+\.[a-z]{2,}/i,
};
const secretsIn = (text: string) => Object.entries(SECRETS).flatMap(([what, like]) => (like.test(text) ? [what] : []));

test('[RUN-18] no key and no password stands in a file of the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const texts = files.filter((file) => !/\.(png|jpe?g|webp|ico|woff2?|wasm|pdf)$/.test(file));
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test('[RUN-18] what looks like a key is found', () => {
  // Concatenated, as otherwise this file would contain them.
  const samples = {
    'a private key': ['-----BEGIN', 'PRIVATE', 'KEY-----\nMIIE'].join(' '),
    'a key of Google': `apiKey: AIza${'x'.repeat(35)}`,
    'a key of a service account': `"private_key_id": "${'0'.repeat(40)}"`,
    'a key of Amazon': `id=AKIA${'A'.repeat(16)}`,
    'a token of GitHub': `token ghp_${'a'.repeat(36)}`,
    'a token of npm': `//registry/:_authToken=npm_${'a'.repeat(36)}`,
    'a key of a payment service': `sk_live_${'a'.repeat(16)}`,
    'a password in an address': ['https://asha:laying-hens', 'farm.example.com/'].join('@'),
  } satisfies Record<keyof typeof SECRETS, string>;
  for (const [what, text] of Object.entries(samples)) expect(secretsIn(text)).toEqual([what]);
  expect(secretsIn("fetch('http://127.0.0.1:8080/v1')")).toEqual([]);
});
