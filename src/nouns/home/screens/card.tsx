import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './dashboard.module.css';

interface CardProps {
  title: ReactNode;
  /** Path of the full list; the whole heading links there. */
  to?: string | undefined;
  area: string;
  /** Shown beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One subject of the first screen. */
export function Card({ title, to, area, mark, children }: CardProps) {
  const id = `card-${area}`;
  return (
    <section className={classes.card} data-area={area} aria-labelledby={id}>
      <h2>
        {to ? (
          <Link to={to} id={id}>
            {title}
            {mark}
            <IconChevronRight aria-hidden />
          </Link>
        ) : (
          <span id={id}>
            {title}
            {mark}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}
