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

/** The draft of the open form. */
export interface Draft {
  readonly store: DraftStore;
  readonly mode: DraftMode;
  /** When the found draft was typed; undefined once the user continues with it. */
  readonly foundAt: string | undefined;
  /** Whether the record was changed since. */
  readonly isBehind: boolean;
  readonly goOn: () => void;
  /** Reset the form; returns a function that restores the input. */
  readonly throwAway: () => () => void;
  /** Remove the draft after saving. */
  readonly forget: () => void;
}

interface DraftChoice {
  /** The record being changed, or the parent of a new one. */
  readonly id?: string | undefined;
  readonly mode?: DraftMode;
  readonly older?: OlderDraft | undefined;
}

/** The draft of a form; survives navigation, reload, kill and update until it is saved or discarded. [SHL-20] */
export function useDraft(of: string, { id, mode = 'new', older }: DraftChoice = {}): Draft {
  // The owner stays the one at the time when the form opened.
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
      // Known only after the form's fields were initialised.
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
 * `useState` for one value of a form, stored in its draft. Stored in a layout effect, because an effect after the next
 * frame could restore a draft that a save in between has removed. `isTyped` decides whether a value is worth storing;
 * by default, when it differs. [SHL-20]
 */
export function useKept<T>(
  { store }: Draft,
  name: string,
  initial: T | (() => T),
  isTyped?: (value: T, from: T) => boolean,
): [T, Dispatch<SetStateAction<T>>] {
  const begin = () => (isMade(initial) ? initial() : initial);
  const [value, setValue] = useState<T>(() => store.begin(name, begin(), isTyped) as T);
  useStored({ store, name, value, begin, put: (next) => setValue(() => next) });
  return [value, setValue];
}

interface Stored<T> {
  readonly store: DraftStore;
  readonly name: string;
  readonly value: T;
  /** The initial value, from the record as it is now. */
  readonly begin: () => T;
  /** Show a value of the draft in the form. */
  readonly put: (value: T) => void;
}

/** Connect a value of a form, which began with `store.begin`, to its draft. */
export function useStored<T>({ store, name, value, begin, put }: Stored<T>): void {
  const show = useEffectEvent((kept?: { value: unknown }) =>
    put((kept ? kept.value : store.beginAgain(name, begin())) as T),
  );
  useLayoutEffect(() => store.showBy(name, (kept) => show(kept)), [store, name]);
  useLayoutEffect(() => store.follow(name, begin()));
  useLayoutEffect(() => store.keep(name, value), [store, name, value]);
}

/** `useReducer` for a form, stored in its draft. [SHL-20] */
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

/** Whether text was typed, for a form that continues with the next record. */
export const isSaid = (value: string): boolean => value.trim() !== '';
