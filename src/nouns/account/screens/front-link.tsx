import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link between the pages before the book, high enough for a thumb. [LOK-4] */
export function FrontLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <Anchor
        component={Link}
        c="var(--fb-primary-text)"
        to={to}
        fw={700}
        display="inline-flex"
        mih={48}
        mt="md"
        style={{ alignItems: 'center' }}
      >
        {children}
      </Anchor>
    </div>
  );
}
