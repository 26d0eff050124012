import { createContext } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import type { ViewMode } from '#core/domain/identity/view-mode.ts';

export interface CorporationChoice {
  readonly corporations: readonly Corporation[];
  /** Null while loading, and for a person without a corporation (the empty state). */
  readonly active: Corporation | null;
  /** Ids that are not in the list are ignored. */
  setActive(id: string): void;
  readonly viewMode: ViewMode;
  setViewMode(mode: ViewMode): void;
  readonly isLoading: boolean;
  /** Whether the list could not be read: it is the one known last, or empty. */
  readonly hasFailed: boolean;
}

export const CorporationContext = createContext<CorporationChoice | null>(null);
