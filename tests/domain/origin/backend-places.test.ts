import { expect, test } from 'vitest';
import { backendPlaces, documentsOf } from '../../../src/domain/origin/backend-places.ts';

const LOCAL = 'http://127.0.0.1:5000';
const PRODUCT = 'https://flockbook.app';
const PROJECT = { VITE_FIREBASE_PROJECT_ID: 'farm-books', VITE_FIREBASE_API_KEY: 'key' };
const hosts = { auth: 'http://127.0.0.1:9099', firestore: 'http://127.0.0.1:8081', storage: 'http://127.0.0.1:9199' };
const EMULATORS = { VITE_EMULATORS: JSON.stringify(hosts) };

test('[BCK-22] a build for the emulator suite asks the emulators it names, as a project that reaches nothing else', () => {
  const places = backendPlaces(LOCAL, { ...PROJECT, ...EMULATORS });
  expect(places).toMatchObject({
    projectId: 'demo-flockbook',
    firestore: 'http://127.0.0.1:8081',
    auth: 'http://127.0.0.1:9099',
    storage: 'http://127.0.0.1:9199',
  });
  expect(places.isEmbedded).toBeUndefined();
  expect(documentsOf(places)).toBe('http://127.0.0.1:8081/v1/projects/demo-flockbook/databases/(default)/documents');
});

test('[BCK-22, BCK-23] such a build opened from elsewhere is one like any other', () => {
  expect(backendPlaces(PRODUCT, { ...PROJECT, ...EMULATORS })).toEqual(backendPlaces(PRODUCT, PROJECT));
});

test('[BCK-23, BCK-24] a configured project is asked at its own addresses; without one the embedded backend answers on the page’s origin', () => {
  const places = backendPlaces(PRODUCT, PROJECT);
  expect(places).toEqual({
    projectId: 'farm-books',
    apiKey: 'key',
    firestore: 'https://firestore.googleapis.com',
  });
  expect(backendPlaces(LOCAL, { VITE_EMULATORS: '' })).toMatchObject({
    projectId: 'flockbook-local',
    firestore: LOCAL,
    auth: LOCAL,
    storage: LOCAL,
    isEmbedded: true,
  });
});
