import type { Icon } from '@tabler/icons-react';
import { createContext, use, type ReactNode } from 'react';

/** One entry of the navigation. */
export interface Place {
  to: string;
  label: string;
  icon: Icon;
  here: boolean;
}

/** Data from the shell that every screen's header shows. */
export interface FrameParts {
  places: readonly Place[];
  businessName: string | undefined;
  /** Opens the search by name and number; absent when not available. [SHL-15] */
  find?: (() => void) | undefined;
  badge: ReactNode;
  /** A notice for every screen, below its header. */
  notice?: ReactNode;
}

/** Provided by the shell and read by `Screen`, so that screens need no data for their header. */
export const FrameContext = createContext<FrameParts>({ places: [], businessName: undefined, badge: null });

export const useFrame = (): FrameParts => use(FrameContext);
