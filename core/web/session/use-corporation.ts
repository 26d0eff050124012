import { useContext } from 'react';
import { CorporationContext, type CorporationChoice } from './corporation-context.ts';

/** Section 8: throws outside its provider. */
export function useCorporation(): CorporationChoice {
  const choice = useContext(CorporationContext);
  if (choice === null) {
    throw new Error('useCorporation must be used within a CorporationProvider');
  }
  return choice;
}
