import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FlockRow } from '../../contract/farm.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';

const VERSION = 1;

/** The flock that is written about: the one of the address, else the last one used on this phone, else the first. [ACT-8] */
export function useFlockChoice(key: string, flocks: readonly FlockRow[]) {
  const [params] = useSearchParams();
  const [last, setLast] = useState(() => readDraft(key, VERSION) as string | undefined);
  const known = (id: string | null | undefined) => flocks.find((flock) => flock.id === id);
  const flock = known(params.get('flock')) ?? known(last) ?? flocks[0];
  const choose = useCallback(
    (id: string) => {
      writeDraft(key, VERSION, id);
      setLast(id);
    },
    [key],
  );
  return { flock, choose };
}
