import type { Icon } from '@tabler/icons-react';
import { createContext, use, type ReactNode } from 'react';

/** One place of the navigation. */
export interface Place {
  to: string;
  label: string;
  icon: Icon;
  here: boolean;
}

/** What the shell knows and every screen's header shows. */
export interface FrameParts {
  places: readonly Place[];
  businessName: string | undefined;
  /** Opens the finding by name and number; absent where there is none. [SHL-15] */
  find?: (() => void) | undefined;
  badge: ReactNode;
  /** Something that holds for every screen, below its header. */
  notice?: ReactNode;
}

/** Filled by the shell, read by `Screen`, so that screens need no data for their header. */
export const FrameContext = createContext<FrameParts>({ places: [], businessName: undefined, badge: null });

export const useFrame = (): FrameParts => use(FrameContext);
