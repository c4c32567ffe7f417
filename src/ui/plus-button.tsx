import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './plus-button.module.css';

/**
 * The large "+" at the thumb, with its label, below the list that it adds to; hidden while the list scrolls down.
 * [SHL-18]
 */
export function PlusButton({ to, name }: { to: string; name: string }) {
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    last.current = scrollY; // scroll position of the previous screen
    const onScroll = () => {
      const down = scrollY - last.current;
      // Ignore small movements of the thumb.
      if (Math.abs(down) < 8) return;
      setHidden(down > 0 && scrollY > 0);
      last.current = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <div className={classes.plus} data-hidden={hidden || undefined}>
      <Link to={to}>
        <IconPlus size={24} stroke={2.5} aria-hidden />
        {name}
      </Link>
    </div>
  );
}
