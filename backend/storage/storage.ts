import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import type { StorageRuleset } from '../rules/storage-ruleset.ts';
import { maxObjectBytes, ObjectFiles, type ObjectWriter } from './object-files.ts';
import { changeSettings, checkContentType, plainSettings, type ObjectSettings } from './object-settings.ts';
import { checkObjectName } from './object-name.ts';
import type { Objects } from './objects.ts';
import { StorageError } from './storage-error.ts';
import type { StorageGuard } from './storage-guard.ts';
import type { AnnouncedObject, StoredObject } from './stored-object.ts';
import { Uploads, type Upload } from './uploads.ts';

/** An upload before its bytes arrive. */
export interface Announcement {
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** The MD5 in base64 declared by the uploader. */
  readonly promisedMd5: string | undefined;
}

/** Objects and their contents. [BCK-17] */
export class Storage {
  readonly uploads: Uploads;

  private constructor(
    readonly objects: Objects,
    readonly files: ObjectFiles,
    readonly ruleset: StorageRuleset,
  ) {
    this.uploads = new Uploads(files);
  }

  /** Open the folder of the restored objects. Errors: rules that do not compile. */
  static async open(
    dataDir: string,
    objects: Objects,
    ruleset: StorageRuleset,
    log: (line: string) => void,
  ): Promise<Storage> {
    const files = await ObjectFiles.open(dataDir);
    const { removed, missing } = await files.keepOnly(objects.files());
    if (removed > 0) log(`removed ${removed} files of uploads that were not finished`);
    if (missing.length > 0) log(`${missing.length} stored objects have lost their file`);
    return new Storage(objects, files, ruleset);
  }

  /** The object to be created by an upload, from its metadata resource. Errors: StorageError 400. */
  announce(bucket: string, name: string | null, metadata: JsonObject, contentType: string | null): Announcement {
    const given = name ?? metadata['name'];
    if (typeof given !== 'string') throw new StorageError(400, 'An upload needs a name.');
    const typed = { ...plainSettings, ...(contentType === null ? {} : { contentType: checkContentType(contentType) }) };
    const promised = metadata['md5Hash'] ?? undefined;
    if (promised !== undefined && typeof promised !== 'string')
      throw new StorageError(400, 'md5Hash must be a string.');
    const settings = changeSettings(typed, metadata);
    return { bucket, name: checkObjectName(given), settings, promisedMd5: promised };
  }

  /** Start a resumable upload of `size` bytes, if the rules allow the announced object. */
  async startUpload(guard: StorageGuard, announcement: Announcement, size: number): Promise<Upload> {
    if (size > maxObjectBytes) throw new StorageError(413, `An upload has at most ${maxObjectBytes} bytes.`);
    const { bucket, name, promisedMd5 } = announcement;
    guard.checkWrite(this.objects.get(bucket, name), this.next(announcement, size, promisedMd5));
    return this.uploads.start({ ...announcement, size });
  }

  /** Finish a resumable upload: the rules are checked against the received bytes. */
  async finishUpload(guard: StorageGuard, upload: Upload): Promise<StoredObject> {
    if (upload.finished) return upload.finished;
    if (upload.writer.size !== upload.size) throw new StorageError(400, 'The upload is not as long as announced.');
    try {
      upload.finished = await this.put(guard, upload, upload.writer);
      return upload.finished;
    } catch (error) {
      this.uploads.forget(upload);
      throw error;
    }
  }

  /** Store content that arrives in one request. */
  async putContent(
    guard: StorageGuard,
    announcement: Announcement,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StoredObject> {
    const writer = await this.files.create(maxObjectBytes);
    try {
      for await (const bytes of content) await writer.write(bytes);
    } catch (error) {
      await writer.discard();
      throw error;
    }
    return this.put(guard, announcement, writer);
  }

  /** Change the metadata of an object. */
  async changeSettings(guard: StorageGuard, object: StoredObject, json: JsonObject): Promise<StoredObject> {
    const settings = changeSettings(object.settings, json);
    const changed = { ...object, settings, metageneration: object.metageneration + 1, updated: Date.now() };
    guard.checkWrite(object, changed);
    await this.objects.save(changed);
    return changed;
  }

  /** Delete an object and its content. */
  async remove(object: StoredObject): Promise<void> {
    await this.objects.remove(object);
    await this.files.remove(object.file);
  }

  private async put(guard: StorageGuard, announcement: Announcement, writer: ObjectWriter): Promise<StoredObject> {
    const { before, object } = await this.check(guard, announcement, writer).catch(async (error: unknown) => {
      await writer.discard();
      throw error;
    });
    await this.objects.save(object);
    // Current readers of the old content have its file open already.
    if (before) await this.files.remove(before.file);
    return object;
  }

  /** The object for complete content, provided that it has the declared MD5 and the rules allow it. */
  private async check(
    guard: StorageGuard,
    announcement: Announcement,
    writer: ObjectWriter,
  ): Promise<{ before: StoredObject | undefined; object: StoredObject }> {
    const md5Hash = await writer.finish();
    const { bucket, name, promisedMd5 } = announcement;
    if (promisedMd5 !== undefined && promisedMd5 !== md5Hash) {
      throw new StorageError(400, 'The bytes that came do not have the MD5 that was promised.');
    }
    const before = this.objects.get(bucket, name);
    const object = { ...this.next(announcement, writer.size, md5Hash), md5Hash, file: writer.file };
    guard.checkWrite(before, object);
    return { before, object };
  }

  private next({ bucket, name, settings }: Announcement, size: number, md5Hash: string | undefined): AnnouncedObject {
    const now = Date.now();
    const generation = this.objects.nextGeneration();
    const times = { timeCreated: now, updated: now };
    const downloadTokens = [randomUUID()];
    return { settings, bucket, name, size, md5Hash, generation, metageneration: 1, ...times, downloadTokens };
  }
}
