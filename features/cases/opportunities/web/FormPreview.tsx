import type { Corporation } from '#core/domain/identity/corporation.ts';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import type { OpportunityContent } from '#features/cases/opportunities/domain/content.ts';
import { contentOfForm, type FormValues } from './form-values.ts';

interface About {
  readonly corporation: Corporation | undefined;
  readonly cycle: Cycle | undefined;
}

declare module '#core/web/places.ts' {
  interface Places {
    opportunityPreview: About & { readonly content: OpportunityContent };
  }
}

/** The public page as it will be, while one writes. */
export function FormPreview({ values, ...about }: About & { readonly values: FormValues }) {
  usePreloadedPlace('opportunityPreview');
  return <Place name="opportunityPreview" told={{ ...about, content: contentOfForm(values) }} />;
}
