import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { draftKey, draftOwner, DraftStore, type DraftMode, type OlderDraft } from './draft-store.ts';

/** The draft of the form that is open. */
export interface Draft {
  readonly store: DraftStore;
  readonly mode: DraftMode;
  /** When it was typed that was found here; undefined once somebody goes on with it. */
  readonly foundAt: string | undefined;
  /** Whether the record was changed since. */
  readonly isBehind: boolean;
  readonly goOn: () => void;
  /** The form begins anew; gives what brings back what was typed. */
  readonly throwAway: () => () => void;
  /** What was typed is saved. */
  readonly forget: () => void;
}

interface DraftChoice {
  /** What it is a draft for: the record that is changed, or what the new one belongs to. */
  readonly id?: string | undefined;
  readonly mode?: DraftMode;
  readonly older?: OlderDraft | undefined;
}

/** The draft of a form, found again after going back, a reload, a kill and an update, until it is saved or thrown away. [SHL-20] */
export function useDraft(of: string, { id, mode = 'new', older }: DraftChoice = {}): Draft {
  // Whose it is stays as it was when the form opened.
  const [whose] = useState(draftOwner);
  const key = draftKey(of, id, whose);
  const [store] = useState(() => new DraftStore(key, mode, older));
  const [foundAt, setFoundAt] = useState(store.foundAt);
  useLayoutEffect(() => {
    if (store.moveTo(key)) setFoundAt(store.foundAt);
  }, [store, key]);
  return useMemo(
    () => ({
      store,
      mode,
      foundAt,
      // Known once the fields of the form have begun.
      get isBehind() {
        return store.isBehind;
      },
      goOn: () => setFoundAt(undefined),
      throwAway: () => {
        setFoundAt(undefined);
        return store.throwAway();
      },
      forget: () => {
        setFoundAt(undefined);
        store.forget();
      },
    }),
    [store, mode, foundAt],
  );
}

const isMade = <T>(initial: T | (() => T)): initial is () => T => typeof initial === 'function';

/**
 * `useState` for one value of a form, which its draft keeps. It is kept in a layout effect: one that waits for the next frame could
 * write what a save in between has just forgotten. `isTyped` says when a value is worth keeping; without it, when it was changed. [SHL-20]
 */
export function useKept<T>(
  { store }: Draft,
  name: string,
  initial: T | (() => T),
  isTyped?: (value: T, from: T) => boolean,
): [T, Dispatch<SetStateAction<T>>] {
  const begin = () => (isMade(initial) ? initial() : initial);
  const [value, setValue] = useState<T>(() => store.begin(name, begin(), isTyped) as T);
  const show = useEffectEvent((kept?: { value: unknown }) =>
    setValue(() => (kept ? kept.value : store.beginAgain(name, begin())) as T),
  );
  useLayoutEffect(() => store.showBy(name, (kept) => show(kept)), [store, name]);
  useLayoutEffect(() => store.follow(name, begin()));
  useLayoutEffect(() => store.keep(name, value), [store, name, value]);
  return [value, setValue];
}

/** `useReducer` for a form whose draft keeps it. [SHL-20] */
export function useKeptReducer<T, Act>(
  draft: Draft,
  name: string,
  after: (form: T, act: Act) => T,
  initial: () => T,
  isTyped?: (form: T, from: T) => boolean,
): [T, (act: Act) => void] {
  const [form, setForm] = useKept(draft, name, initial, isTyped);
  const act = useCallback((given: Act) => setForm((before) => after(before, given)), [setForm, after]);
  return [form, act];
}

/** A value that never makes a draft by itself, but belongs to it: an id, what was seen, what is chosen with one press. */
export const alone = (): boolean => false;

/** Whether somebody typed words, in a form that goes on with the next record. */
export const isSaid = (value: string): boolean => value.trim() !== '';
