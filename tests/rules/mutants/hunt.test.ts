import { expect, test } from 'vitest';
import { parseRules } from '../../../backend/rules/parse.ts';
import type { RuleRequest } from '../../../backend/rules/ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../../../backend/rules/values.ts';
import { Hunt } from './hunt.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /eggs/{id} {
      allow get: if request.auth != null && id.size() <= 4;
    }
  }
}
`;

const source = { databaseId: '(default)', before: () => undefined };
const got = (id: string, auth: RuleValue = null): RuleRequest => ({
  method: 'get',
  databaseId: '(default)',
  segments: ['eggs', id],
  auth,
  time: new RuleTimestamp({ seconds: 0, nanos: 0 }),
  resource: null,
  requestResource: null,
  query: null,
});

test('[PRF-16] the hunt kills the mutants by which a request is decided otherwise, and leaves those that no request tells apart', () => {
  const hunt = new Hunt(parseRules(RULES));
  const left = () => hunt.mutants.filter(({ id }) => !hunt.killed.has(id)).map(({ what }) => what.replace(/^[\d:]+ /, ''));
  const someone = new Map<string, RuleValue>([['uid', 'asha']]);
  hunt.look([{ request: got('tray', someone), source }]);
  expect(left()).toEqual(expect.arrayContaining(['&& → its left side', '&& → its right side']));
  expect(left()).not.toContain('<= → <');
  hunt.look([{ request: got('trays', someone), source }]);
  expect(left()).not.toContain('&& → its left side');
  expect(left()).toContain('&& → its right side');
  hunt.look([{ request: got('tray'), source }]);
  expect(left()).toEqual([]);
}); // prettier-ignore
