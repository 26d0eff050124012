import type { Blip } from '#features/portfolio/radars/domain/radar.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';

type NamedCompany = Blip['companies'][number];

/** Where a blip is proposed from. */
export type BlipOrigin =
  | { readonly kind: 'company'; readonly company: NamedCompany }
  | { readonly kind: 'collection'; readonly id: string; readonly name: string }
  | { readonly kind: 'search'; readonly text: string; readonly filters: CompanyFilters }
  | {
      readonly kind: 'project';
      readonly id: string;
      readonly name: string;
      readonly company: NamedCompany | null;
      readonly corporationId: string;
    };
