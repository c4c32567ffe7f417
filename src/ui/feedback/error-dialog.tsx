import type { ErrorProps } from '../boxes/error-box.tsx';
import { later } from '../later.tsx';

/** The error popup: the provider's code as title, its message as text. [ACC-3] */
export const ErrorDialog = later<ErrorProps>(
  async () => (await import('../boxes/boxes.ts')).ErrorBox,
  ({ text }) => text !== undefined,
);
