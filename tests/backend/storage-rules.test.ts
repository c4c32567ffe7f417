import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Member } from '../../schemas/workspace.schema.ts';
import { memberRow } from '../rules/support/farm.ts';
import { bearer, signUp, type SignedIn } from './support/people.ts';
import type { TestBackend } from './support/start.ts';
import {
  bucket,
  command,
  objectUrl,
  patterned,
  repositoryStorageRules,
  startResumable,
  startWithStorage,
  storageRulesOf,
  upload,
  uploadUrlOf,
} from './support/storage.ts';

const megabyte = 1024 * 1024;
const jpeg = { contentType: 'image/jpeg' };

interface Farm extends TestBackend {
  readonly id: string;
  readonly owner: SignedIn;
  readonly helper: SignedIn;
  readonly stranger: SignedIn;
  /** Store a member row of a business. */
  put(uid: string, row: Partial<Member>, businessId?: string): Promise<void>;
}

/** A farm with an owner and an attendant, under the repository's own storage.rules. */
async function startFarm(): Promise<Farm> {
  const backend = await startWithStorage('', { storageRulesFile: repositoryStorageRules });
  const id = newDocumentId();
  const [owner, helper, stranger] = await Promise.all(
    ['owner', 'helper', 'stranger'].map((name) => signUp(backend.url, `${name}@example.com`)),
  );
  if (!owner || !helper || !stranger) throw new Error('An account is missing.');
  const put = async (uid: string, row: Partial<Member>, businessId = id) => {
    const person = { uid, email: 'any@example.com', token: '' };
    const member = memberRow(businessId, person, row);
    await backend.admin.commit([{ set: `businesses/${businessId}/members/${uid}`, data: { ...member } }]);
  };
  await put(owner.localId, { role: 'owner' });
  await put(helper.localId, { role: 'attendant' });
  return { ...backend, id, owner, helper, stranger, put };
}

const photo = ({ id }: Farm, { localId }: SignedIn, file = 'photo1.jpg') => `businesses/${id}/${localId}/${file}`;
const as = (person: SignedIn) => ({ Authorization: `Firebase ${person.idToken}` });

/** The HTTP code of an upload by this user, in one body. */
async function send(
  farm: Farm,
  name: string,
  headers: Record<string, string>,
  metadata: object = jpeg,
  bytes: Uint8Array | string = 'x',
): Promise<number> {
  return (await upload(farm.url, name, bytes, metadata, headers)).status;
}

describe('storage.rules: who', () => {
  test('[RUL-25] a member keeps a picture in the own folder and every member sees it', async () => {
    const farm = await startFarm();
    expect(await send(farm, photo(farm, farm.helper), as(farm.helper))).toBe(200);
    for (const person of [farm.helper, farm.owner]) {
      for (const query of ['', '?alt=media']) {
        const answer = await fetch(objectUrl(farm.url, photo(farm, farm.helper)) + query, { headers: as(person) });
        expect(answer.status).toBe(200);
      }
    }
    // Servers send Bearer where the Web SDK sends Firebase.
    expect((await fetch(objectUrl(farm.url, photo(farm, farm.helper)), { headers: bearer(farm.owner) })).status).toBe(
      200,
    );
  });

  test('[RUL-25] strangers, nobody, members of other businesses and removed members neither keep nor see one', async () => {
    const farm = await startFarm();
    const name = photo(farm, farm.helper);
    expect(await send(farm, name, as(farm.helper))).toBe(200);
    const outsiders: [string, Record<string, string>, string][] = [
      ['a stranger', as(farm.stranger), photo(farm, farm.stranger)],
      ['nobody', {}, photo(farm, farm.stranger)],
    ];
    await farm.put(farm.stranger.localId, { role: 'owner' }, newDocumentId());
    outsiders.push(['an owner of another business', as(farm.stranger), photo(farm, farm.stranger)]);
    for (const [who, headers, own] of outsiders) {
      expect([who, await send(farm, own, headers)]).toEqual([who, 403]);
      expect([who, (await fetch(objectUrl(farm.url, name), { headers })).status]).toEqual([who, 403]);
      expect([who, (await fetch(`${objectUrl(farm.url, name)}?alt=media`, { headers })).status]).toEqual([who, 403]);
    }
    await farm.put(farm.helper.localId, { role: 'attendant', status: 'removed' });
    expect(await send(farm, photo(farm, farm.helper, 'later.jpg'), as(farm.helper))).toBe(403);
    expect((await fetch(objectUrl(farm.url, name), { headers: as(farm.helper) })).status).toBe(403);
    await farm.put(farm.helper.localId, { role: 'attendant' });
    expect(await send(farm, photo(farm, farm.helper, 'later.jpg'), as(farm.helper))).toBe(200);
  });

  test('[RUL-25] forged, unsigned and foreign tokens are nobody', async () => {
    const farm = await startFarm();
    const [header, payload] = farm.helper.idToken.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of ['owner', `${header}.${payload}.`, `${none}.${payload}.`, `${header}.${payload}.AAAA`]) {
      expect(await send(farm, photo(farm, farm.helper), { Authorization: `Firebase ${token}` })).toBe(401);
    }
    expect(await send(farm, photo(farm, farm.helper), as(farm.helper))).toBe(200);
  });

  test("[RUL-25] [RUL-39] 99 nobody uploads into somebody else's folder, or outside of the folders", async () => {
    const farm = await startFarm();
    for (const name of [
      photo(farm, farm.owner),
      `businesses/${farm.id}/photo1.jpg`,
      `businesses/${farm.id}/${farm.helper.localId}/deeper/photo1.jpg`,
      `${farm.helper.localId}/photo1.jpg`,
      `users/${farm.helper.localId}/photo1.jpg`,
      photo(farm, farm.helper, 'photo 1.jpg'),
      photo(farm, farm.helper, 'x'.repeat(81)),
    ]) {
      expect([name, await send(farm, name, as(farm.helper))]).toEqual([name, 403]);
    }
    expect(await send(farm, photo(farm, farm.helper), as(farm.helper))).toBe(200);
  });

  test('[RUL-25] nothing is listed, replaced, relabelled or deleted, not even by the owner', async () => {
    const farm = await startFarm();
    const name = photo(farm, farm.owner);
    const headers = as(farm.owner);
    expect(await send(farm, name, headers, jpeg, 'the bytes')).toBe(200);
    for (const prefix of [
      '',
      'businesses/',
      `businesses/${farm.id}/`,
      `businesses/${farm.id}/${farm.owner.localId}/`,
      `businesses/${farm.id}/${farm.owner.localId}/photo1.jpg/`,
    ]) {
      const query = new URLSearchParams({ prefix, delimiter: '/' }).toString();
      expect((await fetch(`${farm.url}/v0/b/${bucket}/o?${query}`, { headers })).status).toBe(403);
    }
    expect(await send(farm, name, headers, jpeg, 'other bytes')).toBe(403);
    expect((await fetch(objectUrl(farm.url, name), { method: 'DELETE', headers })).status).toBe(403);
    const patch = (contentType: string, by: Record<string, string>) =>
      fetch(objectUrl(farm.url, name), { method: 'PATCH', headers: by, body: JSON.stringify({ contentType }) });
    expect((await patch('text/html', headers)).status).toBe(403);
    expect((await patch('image/png', as(farm.helper))).status).toBe(403);
    // The duplicate: the same bytes again, as sent by a phone that missed the answer.
    expect(await send(farm, name, headers, jpeg, 'the bytes')).toBe(200);
  });

  test('[RUL-25] who may not see a picture does not learn whether it is there', async () => {
    const farm = await startFarm();
    const missing = objectUrl(farm.url, photo(farm, farm.owner, 'missing.jpg'));
    expect((await fetch(missing, { headers: as(farm.stranger) })).status).toBe(403);
    expect((await fetch(missing, { headers: as(farm.helper) })).status).toBe(404);
    expect((await fetch(missing, { method: 'DELETE', headers: as(farm.owner) })).status).toBe(403);
    expect((await fetch(missing, { method: 'PATCH', headers: as(farm.owner), body: '{}' })).status).toBe(403);
  });
});

describe('storage.rules: what', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('[RUL-25] %s is a picture', async (contentType) => {
    const farm = await startFarm();
    expect(await send(farm, photo(farm, farm.helper), as(farm.helper), { contentType })).toBe(200);
  });

  test.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'image/gif',
    'IMAGE/JPEG',
    'image/jpeg; charset=utf-8',
    'application/octet-stream',
    'text/javascript',
  ])('[RUL-25] %s is not', async (contentType) => {
    const farm = await startFarm();
    expect(await send(farm, photo(farm, farm.helper), as(farm.helper), { contentType })).toBe(403);
    const start = await startResumable(farm.url, photo(farm, farm.helper), 10, contentType, as(farm.helper));
    expect(start.status).toBe(403);
  });

  test.each(['audio/webm', 'audio/mp4', 'audio/ogg'])('[ACT-9] [RUL-25] %s is a voice note', async (contentType) => {
    const farm = await startFarm();
    const name = photo(farm, farm.helper, 'voice1.webm');
    expect(await send(farm, name, as(farm.helper), { contentType }, Buffer.alloc(200_000))).toBe(200);
    const heard = await fetch(`${objectUrl(farm.url, name)}?alt=media`, { headers: as(farm.owner) });
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, contentType]);
    expect((await fetch(`${objectUrl(farm.url, name)}?alt=media`, { headers: as(farm.stranger) })).status).toBe(403);
  });

  test.each(['audio/webm;codecs=opus', 'video/webm', 'audio/wav', 'audio/mpeg', 'AUDIO/WEBM'])(
    '[ACT-9] [RUL-25] %s is none',
    async (contentType) => {
      const farm = await startFarm();
      expect(await send(farm, photo(farm, farm.helper, 'voice1.webm'), as(farm.helper), { contentType })).toBe(403);
      expect(await send(farm, photo(farm, farm.helper, 'voice1.webm'), as(farm.helper), { contentType: 'audio/webm' })).toBe(200); // prettier-ignore
    },
  );

  test('[ACT-9] [RUL-25] a voice note has less than 256 KB, is somebody’s own, and is never replaced', async () => {
    const farm = await startFarm();
    const [name, headers, webm] = [
      photo(farm, farm.helper, 'voice1.webm'),
      as(farm.helper),
      { contentType: 'audio/webm' },
    ];
    expect(await send(farm, name, headers, webm, Buffer.alloc(256 * 1024))).toBe(403);
    expect(await send(farm, name, headers, webm, '')).toBe(403);
    expect((await startResumable(farm.url, name, 256 * 1024, 'audio/webm', headers)).status).toBe(403);
    expect(await send(farm, name, as(farm.owner), webm)).toBe(403);
    expect(await send(farm, name, headers, webm, Buffer.alloc(256 * 1024 - 1))).toBe(200);
    expect(await send(farm, name, headers, webm, 'other words')).toBe(403);
    expect(await send(farm, name, headers, webm, Buffer.alloc(256 * 1024 - 1))).toBe(200);
  });

  test('[RUL-25] [RUL-39] 98 HTML that calls itself a picture is only ever shown as one', async () => {
    const farm = await startFarm();
    const page = '<!doctype html><script>alert(document.domain)</script>';
    expect(await send(farm, photo(farm, farm.helper, 'page.html'), as(farm.helper), jpeg, page)).toBe(200);
    const url = `${objectUrl(farm.url, photo(farm, farm.helper, 'page.html'))}?alt=media`;
    const { headers } = await fetch(url, { headers: as(farm.owner) });
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff']);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('[RUL-25] a picture has less than 2 MB, however it comes', async () => {
    const farm = await startFarm();
    const [name, headers] = [photo(farm, farm.helper), as(farm.helper)];
    expect(await send(farm, name, headers, jpeg, Buffer.alloc(2 * megabyte))).toBe(403);
    expect(await send(farm, name, headers, jpeg, '')).toBe(403);
    expect((await startResumable(farm.url, name, 2 * megabyte, 'image/jpeg', headers)).status).toBe(403);
    // Declared smaller than it is: not one byte more than declared is accepted.
    const small = uploadUrlOf(await startResumable(farm.url, name, megabyte, 'image/jpeg', headers));
    expect((await command(small, 'upload, finalize', 0, patterned(2 * megabyte), headers)).status).toBe(413);
    expect(await send(farm, name, headers, jpeg, Buffer.alloc(2 * megabyte - 1))).toBe(200);
  });

  test('[RUL-25] the rules are asked again when an upload ends', async () => {
    const farm = await startFarm();
    const headers = as(farm.helper);
    const bytes = patterned(1000);
    const begin = async () =>
      uploadUrlOf(await startResumable(farm.url, photo(farm, farm.helper), bytes.length, 'image/jpeg', headers));
    expect((await command(await begin(), 'upload, finalize', 0, bytes)).status).toBe(403);
    expect((await command(await begin(), 'upload, finalize', 0, bytes, as(farm.owner))).status).toBe(403);
    const last = await begin();
    await farm.put(farm.helper.localId, { status: 'removed' });
    expect((await command(last, 'upload, finalize', 0, bytes, headers)).status).toBe(403);
    expect((await command(last, 'query', 0, undefined, headers)).status).toBe(404);
    await farm.put(farm.helper.localId, { status: 'active' });
    expect((await command(await begin(), 'upload, finalize', 0, bytes, headers)).status).toBe(200);
  });
});

describe('the language of Storage rules', () => {
  const allowed = async (condition: string, bytes = 'hello') => {
    const { url, admin } = await startWithStorage(storageRulesOf(`match /{name} { allow create: if ${condition}; }`));
    await admin.commit([{ set: 'a/1', data: { n: 1 } }]);
    const metadata = { contentType: 'image/png', metadata: { flock: 'f1' }, cacheControl: 'no-store' };
    return (await upload(url, 'file.png', bytes, metadata)).status === 200;
  };

  test.each([
    ["request.resource.name == 'file.png' && name == 'file.png' && bucket == request.resource.bucket", true],
    ['request.resource.size == 5 && request.resource.size is int', true],
    ["request.resource.md5Hash == 'XUFAKrxLKna5cZ2REBfFkg=='", true],
    ["request.resource.contentType.matches('image/.*')", true],
    ["request.resource.metadata.flock == 'f1' && request.resource.metadata.size() == 1", true],
    ['request.resource.metadata.other == 1', false],
    ["request.resource.cacheControl == 'no-store' && request.resource.contentLanguage == null", true],
    ['request.resource.timeCreated <= request.time && request.resource.generation > 0', true],
    ["resource == null && request.method == 'create' && request.auth == null", true],
    ['resource.size == 5', false],
    ['firestore.get(/databases/(default)/documents/a/1).data.n == 1', true],
    ['firestore.exists(/databases/(default)/documents/a/1)', true],
    ['!firestore.exists(/databases/(default)/documents/a/2)', true],
    ['firestore.get(/databases/(default)/documents/a/2).data.n == 1', false],
    ['firestore.exists(/databases/other/documents/a/1)', false],
    [
      '!firestore.exists(/databases/(default)/documents/a/2) && !firestore.exists(/databases/(default)/documents/a/3)',
      true,
    ],
    [
      `!firestore.exists(/databases/(default)/documents/a/2) && !firestore.exists(/databases/(default)/documents/a/3)
       && !firestore.exists(/databases/(default)/documents/a/4)`,
      false,
    ],
  ])('[BCK-17] %s is %s', async (condition, expected) => {
    expect(await allowed(condition)).toBe(expected);
  });

  test.each([
    ['exists(/databases/(default)/documents/a/1)', /Unknown function 'exists'/],
    ['firestore.getAfter(/databases/(default)/documents/a/1) != null', /Unknown function 'getAfter'/],
    ['firestore.get() != null', /does not take 0 arguments/],
    ['request.resource.data.n == 1', /Unknown property 'data'/],
    ['request.query.limit == 1', /Unknown property 'query'/],
  ])('[BCK-17] %s does not compile', async (condition, reason) => {
    await expect(allowed(condition)).rejects.toThrow(reason);
  });

  test('[BCK-17] rules of Firestore know no firestore library', async () => {
    const { compileRules } = await import('../../backend/rules/ruleset.ts');
    const text = `rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if firestore.exists(/a/b); } }`;
    expect(() => compileRules(text)).toThrow(/Unknown variable 'firestore'|Unknown method 'exists'/);
  });
});
