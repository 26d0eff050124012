import { ExternalLink } from 'lucide-react';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';

/** The address of a public page, opened in another tab. */
export function PublicPageLink({ slug }: { readonly slug: string }) {
  const path = linkToPublicPage(slug);
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center gap-1 text-accent-ink hover:underline"
    >
      {path}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
