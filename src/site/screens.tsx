/** A real screen of the app, photographed by the tours. */
export type ScreenName = 'attendant' | 'attendant-eggs' | 'sales' | 'add-sale' | 'debtors' | 'farm-diary' | 'shop';

interface PhoneProps {
  readonly screen: ScreenName;
  /** Alternative text. */
  readonly alt: string;
  /** Above the fold: fetched at once. */
  readonly first?: boolean;
}

/** A screen in a phone frame, in the visitor's light or dark scheme. The build names the files. */
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
