import { cloneElement, type ReactElement } from 'react';

/** A field with its label above. */
export function Field({ label, children }: { label: string; children: ReactElement<{ id?: string; name: string }> }) {
  const id = `field-${children.props.name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id })}
    </div>
  );
}
