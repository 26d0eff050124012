import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PublicPageLink } from './PublicPageLink.tsx';

/** The name of a corporation, and its public page while it is open. */
export function CorporationHeader({ settings }: { readonly settings: CorporationSettings }) {
  const { name, slug, igniteEnabled, isActive } = settings;
  return (
    <PageHeader
      title={name}
      lead={
        igniteEnabled && isActive ? <PublicPageLink slug={slug} /> : 'The public page is closed.'
      }
    />
  );
}
