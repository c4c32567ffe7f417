import { useLayoutEffect } from 'react';

/** Title and description of the page. [SHL-5] */
export function PageHead({ title, description }: { title: string; description: string }) {
  useLayoutEffect(() => {
    document.title = `${title} · Flockbook`;
  }, [title]);
  useLayoutEffect(() => {
    descriptionOfPage().content = description;
  }, [description]);
  return null;
}

function descriptionOfPage(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}
