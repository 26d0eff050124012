import { createContext, use } from 'react';
import type { KnownFeature } from './feature.ts';

/** Set once, by main.tsx. */
export const FeaturesContext = createContext<readonly KnownFeature[]>([]);

/** The features of the product, in the order of the navigation. */
export const useFeatures = (): readonly KnownFeature[] => use(FeaturesContext);
