/** A real screen of the app, as the tours photographed it. */
export type ScreenName = 'attendant' | 'attendant-eggs' | 'sales' | 'add-sale' | 'debtors' | 'farm-diary' | 'shop';

interface PhoneProps {
  readonly screen: ScreenName;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** Part of the first look at the page: fetched at once. */
  readonly first?: boolean;
}

/** A screen in its phone, in the light or the dark of the visitor's own. The build gives the files their names. */
export function Phone({ screen, alt, first = false }: PhoneProps) {
  const file = (theme: string, format: string) => `/src/site/pictures/${screen}.${theme}.${format}`;
  return (
    <div className="phone">
      <picture>
        <source media="(prefers-color-scheme: dark)" type="image/avif" srcSet={file('dark', 'avif')} />
        <source media="(prefers-color-scheme: dark)" type="image/webp" srcSet={file('dark', 'webp')} />
        <source type="image/avif" srcSet={file('light', 'avif')} />
        <img
          src={file('light', 'webp')}
          width={360}
          height={740}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
