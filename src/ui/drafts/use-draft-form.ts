import { useForm } from '@mantine/form';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import type { Result } from '../../domain/result.ts';
import { FAULT, useFaultFocus } from '../feedback/use-fault-focus.ts';
import { FORM } from './draft-store.ts';
import { useStored, type Draft } from './use-draft.ts';

interface DraftFormChoice<T, R, V> {
  /** Values of the saved record, or of a new one. */
  readonly initial: () => T;
  /** Fields that never cause a draft alone: an id, one-tap choices. */
  readonly alone?: readonly (keyof T)[];
  /** Save the values. A refusal is shown, and everything typed stays; undefined when the person is asked first. */
  readonly save: (values: T) => Promise<Result<V, R | undefined>>;
  /** Called after saving, when the draft is removed. */
  readonly onSaved: (saved: V) => void;
  /** The field beside which a refusal is shown; without one it is shown above the button. */
  readonly fieldOf: (refusal: R) => (keyof T & string) | undefined;
  readonly words: (refusal: R) => string;
}

/** Props for the input of a field, for elements that report an event or a value. */
interface InputProps<V> {
  readonly value: V;
  readonly error: string | undefined;
  readonly onChange: (changed: V | ChangeEvent<HTMLInputElement> | ChangeEvent<HTMLTextAreaElement>) => void;
}

/** The fields of a form, for components that show some of them. */
export interface DraftFields<T> {
  readonly values: T;
  readonly input: <F extends keyof T & string>(field: F) => InputProps<T[F]>;
}

/** A form whose values are a draft until they are saved. */
export interface DraftForm<T, R> extends DraftFields<T> {
  readonly draft: Draft;
  /** Of the form element. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly change: (part: Partial<T>) => void;
  readonly refusal: R | undefined;
  readonly refuse: (refusal: R | undefined) => void;
  /** Text of a refusal that no field shows. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
}

/**
 * Form of a record: its values and inputs by `@mantine/form`, stored as a draft [SHL-20] until a command has saved
 * them. One save runs at a time. A refusal stands beside its field, which gets the focus, until something is
 * changed.
 */
export function useDraftForm<T extends object, R extends object, V>(
  draft: Draft,
  { initial, alone, save, onSaved, fieldOf, words }: DraftFormChoice<T, R, V>,
): DraftForm<T, R> {
  const { store } = draft;
  const [initialValues] = useState(() => store.begin(FORM, initial(), alone && unless(alone)) as T);
  const [refusal, refuse] = useState<R>();
  const field = refusal && fieldOf(refusal);
  const text = refusal && words(refusal);
  const form = useForm<T>({
    initialValues,
    onValuesChange: () => refuse(undefined),
    enhanceGetInputProps: (asked) => ({ error: asked.field === field ? text : undefined }),
  });
  const { values } = form;
  const put = (next: T) => {
    // The library merges: a field that the next values lack is removed.
    const without = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
    form.setValues({ ...without, ...next });
  };
  useStored({ store, name: FORM, value: values, begin: initial, put });
  const ref = useFaultFocus(refusal);
  // Its field may not be in the form just now, as for birds of another purpose.
  const [unseen, setUnseen] = useState<R>();
  useLayoutEffect(() => {
    if (refusal && !ref.current?.querySelector(FAULT)) setUnseen(() => refusal);
  }, [refusal, ref]);
  const saving = useRef(false);
  const run = async () => {
    saving.current = true;
    try {
      const result = await save(form.getValues());
      if (!result.ok) return refuse(result.error);
      draft.forget();
      onSaved(result.value);
    } finally {
      saving.current = false;
    }
  };
  return {
    draft,
    ref,
    values,
    change: (part) => form.setValues(part),
    input: (name) => form.getInputProps(name) as unknown as InputProps<T[typeof name]>,
    refusal,
    refuse,
    problem: field && refusal !== unseen ? undefined : text,
    busy: form.submitting,
    submit: (event) => {
      event?.preventDefault();
      // React bubbles it out of a sheet, to the form around it.
      event?.stopPropagation();
      if (saving.current) return;
      form.onSubmit(run)(event);
    },
  };
}

/** Whether fields other than these were changed. */
const unless =
  <T extends object>(alone: readonly (keyof T)[]) =>
  (value: T, from: T): boolean => {
    const said = (all: T) => JSON.stringify({ ...all, ...Object.fromEntries(alone.map((name) => [name, undefined])) });
    return said(value) !== said(from);
  };
