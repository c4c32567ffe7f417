import { useEffect, useState } from 'react';
import type { AttachmentView } from '../contract/attachments.ts';
import { useCommand } from './use-command.ts';
import { useQuery } from './use-query.ts';

/** A photo or voice note of a record for the screen: its URL in this window, or the reason why it is missing. */
type ShownAttachment = { state: 'here'; url: string; sent: boolean } | Exclude<AttachmentView, { state: 'here' }>;

/** The attachment at a path, fetched only when it is `wanted`; undefined until the worker has answered. [SYN-32] */
export function useAttachment(path: string, wanted = true): ShownAttachment | undefined {
  const view = useQuery('attachments.one', { path, wanted });
  const file = view?.state === 'here' ? view.file : undefined;
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (view?.state !== 'here') return view;
  // Never show the previous file, not even for one frame.
  return shown?.file === file ? { state: 'here', url: shown!.url, sent: view.sent } : { state: 'fetching' };
}

/** Attachment of a form: kept on this phone at once, so that it survives a reload with the draft. [EXP-7, ACT-9] */
export function useAttachmentChoice(as: 'photo' | 'voice', path: string) {
  const keep = useCommand('attachments.keep');
  const drop = useCommand('attachments.drop');
  return {
    busy: keep.busy,
    refusal: keep.error,
    /** Keep a file in place of the one before; returns its path, or undefined when it was refused. */
    keep: async (file: Blob): Promise<string | undefined> => {
      const kept = await keep.run({ file, as });
      if (!kept.ok) return undefined;
      if (path !== '') void drop.run({ path });
      return kept.value.path;
    },
    drop: () => {
      keep.clearError();
      void drop.run({ path });
    },
  };
}

/** The photo of a form: chosen, and removed again. [EXP-7] */
export function usePhotoChoice(path: string, onChange: (path: string) => void) {
  const { busy, refusal, keep, drop } = useAttachmentChoice('photo', path);
  return {
    busy,
    refusal,
    pick: async (file: Blob) => {
      const kept = await keep(file);
      if (kept !== undefined) onChange(kept);
    },
    remove: () => {
      onChange('');
      drop();
    },
  };
}
