import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { RELEASE } from '../../src/domain/release.ts';
import { guides } from '../../src/nouns/settings/screens/guides.ts';
import { releases } from '../../src/nouns/settings/screens/release-notes.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('[SET-6] the version that the app names is that of the package, and its news come first', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  expect(RELEASE).toBe((JSON.parse(text) as { version: string }).version);
  expect(releases()[0]!.version).toBe(RELEASE);
});

test('[SET-6] guides and news have words for everything, and none twice', () => {
  const titles = [...guides().map(({ title }) => title), ...releases().flatMap(({ parts }) => parts.map(({ title }) => title))]; // prettier-ignore
  expect(new Set(titles).size).toBe(titles.length);
  for (const { steps } of guides()) expect(steps.length).toBeGreaterThan(1);
  for (const { parts } of releases()) for (const { news } of parts) expect(news.length).toBeGreaterThan(0);
});
