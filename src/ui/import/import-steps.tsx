import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import classes from './import.module.css';

/** Which of the steps this is; who listens hears it when it changes, and the page begins at its top again. */
export function ImportSteps({ step }: { step: 1 | 2 | 3 | 4 }) {
  const { t } = useLingui();
  const names = [t`Where from`, t`Columns`, t`Look`, t`Done`];
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <ol ref={list} className={classes.steps} aria-label={t`Steps`}>
      {names.map((name, i) => (
        <li
          key={name}
          data-done={i < step || undefined}
          aria-current={i + 1 === step ? 'step' : undefined}
          tabIndex={-1}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
