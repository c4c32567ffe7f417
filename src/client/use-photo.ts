import { useEffect, useState } from 'react';
import type { PhotoView } from '../data/port.ts';
import { useCommand } from './use-command.ts';
import { useQuery } from './use-query.ts';

/** A picture of a record as the screen shows it: its address in this window, or why it is not here. */
export type ShownPhoto = { state: 'here'; url: string; sent: boolean } | Exclude<PhotoView, { state: 'here' }>;

/** The picture at a path; undefined until the worker has answered. [SYN-32] */
export function usePhoto(path: string): ShownPhoto | undefined {
  const view = useQuery('photos.one', { path });
  const picture = view?.state === 'here' ? view.picture : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return setUrl(undefined);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  if (view?.state !== 'here') return view;
  return url === undefined ? { state: 'fetching' } : { state: 'here', url, sent: view.sent };
}

/** The picture of a form: kept on this phone when it is chosen, so that it survives a reload with the draft. [EXP-7] */
export function usePhotoChoice(path: string, onChange: (path: string) => void) {
  const keep = useCommand('photos.keep');
  const drop = useCommand('photos.drop');
  return {
    busy: keep.busy,
    refusal: keep.error,
    pick: async (file: Blob) => {
      const kept = await keep.run({ file });
      if (!kept.ok) return;
      if (path !== '') void drop.run({ path });
      onChange(kept.value.path);
    },
    remove: () => {
      keep.clearError();
      onChange('');
      void drop.run({ path });
    },
  };
}
