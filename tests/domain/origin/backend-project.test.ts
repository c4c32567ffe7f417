import { expect, test } from 'vitest';
import { backendProject, isProductionOrigin, PRODUCT_ORIGINS } from '../../../src/domain/origin/backend-project.ts';

const BOTH = {
  VITE_FIREBASE_PROJECT_ID: 'farm-books',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_VAPID_KEY: 'push',
  VITE_FIREBASE_TEST_PROJECT_ID: 'farm-books-test',
  VITE_FIREBASE_TEST_API_KEY: 'test-key',
};
const HERE = [...PRODUCT_ORIGINS, 'http://localhost:5173', 'http://localhost', 'http://127.0.0.1:8787'];
const ELSEWHERE = [
  'https://flockbook.app.evil.example',
  'https://evil-flockbook.app',
  'http://flockbook.app',
  'https://staging.flockbook.app',
  'https://flockbook.app:8443',
  'http://localhost.evil.example',
  'http://192.168.1.5:8787',
  'null',
];

test("[BCK-23] the production project serves the product's own origins and the local one, the test project every other", () => {
  for (const origin of HERE) expect([origin, backendProject(origin, BOTH)?.projectId]).toEqual([origin, 'farm-books']);
  for (const origin of ELSEWHERE)
    expect([origin, backendProject(origin, BOTH)?.projectId]).toEqual([origin, 'farm-books-test']);
  expect(backendProject(HERE[0]!, BOTH)).toMatchObject({ apiKey: 'key', vapidKey: 'push', appId: undefined });
});

test('[BCK-24] without a configured project the embedded backend is used, and never the project of other origins', () => {
  const { VITE_FIREBASE_PROJECT_ID: _id, VITE_FIREBASE_API_KEY: _key, ...onlyTest } = BOTH;
  const { VITE_FIREBASE_TEST_PROJECT_ID: _testId, ...onlyProduction } = BOTH;
  for (const origin of [...HERE, ...ELSEWHERE]) expect(backendProject(origin, {})).toBeUndefined();
  for (const origin of HERE) expect(backendProject(origin, onlyTest)).toBeUndefined();
  for (const origin of ELSEWHERE) expect(backendProject(origin, onlyProduction)).toBeUndefined();
  expect(backendProject(HERE[0]!, { ...BOTH, VITE_FIREBASE_API_KEY: '' })).toBeUndefined();
});

test('[ACC-10] only the production origins and localhost send a welcome mail', () => {
  expect(HERE.filter(isProductionOrigin)).toEqual(HERE);
  expect(ELSEWHERE.filter(isProductionOrigin)).toEqual([]);
});
