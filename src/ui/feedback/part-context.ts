import { createContext, useContext } from 'react';

/** Whether records of the business are still on their way to this phone: what is shown is a part, and no sum of it is true. [LED-59] */
export const PartContext = createContext(false);
export const useIsPart = (): boolean => useContext(PartContext);
