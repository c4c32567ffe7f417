import { createContext, useContext } from 'react';

/**
 * Whether records of the business are still arriving on this phone: lists are incomplete and no sum is valid. [LED-59]
 */
export const PartContext = createContext(false);
export const useIsPart = (): boolean => useContext(PartContext);
