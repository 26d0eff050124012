import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import {
  addressIn,
  LegalKind,
  legalTitles,
} from '#features/cases/corporations/domain/legal-texts.ts';
import { legalText } from '#features/cases/public-pages/domain/endpoints.ts';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { DateText } from '#ui/dates.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { Loading } from '#ui/states.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { Unavailable } from './Unavailable.tsx';

/** `/c/{slug}/legal/{kind}`: a privacy notice, terms or an imprint; with `?id=` an earlier one. */
export function LegalScreen() {
  const { slug = '', kind: typed = '' } = useParams({ strict: false });
  const { id } = useSearch({ strict: false });
  const kind = LegalKind.safeParse(typed).data ?? 'privacy';
  const { data, error, refetch } = useQuery(
    queryOptionsOf(legalText, { params: { slug, kind }, query: { id } }),
  );
  usePageSubject(data && `${legalTitles[data.kind]}, ${data.corporation.name}`);
  if (error) {
    return (
      <Unavailable title="Page not found" error={error} onRetry={() => void refetch()}>
        Check the address. The corporation may have taken this text away.
      </Unavailable>
    );
  }
  if (!data) {
    return (
      <Loading what="the page">
        <div className="h-[200px] bg-sunken" />
        <div className="mx-auto max-w-[1120px] space-y-3 px-5 pt-10 sm:px-8">
          <div className="skeleton h-4 max-w-[68ch]" />
          <div className="skeleton h-4 max-w-[60ch]" />
        </div>
      </Loading>
    );
  }
  const { corporation, body, createdAt } = data;
  const address = addressIn(body);
  return (
    <PublicLayout
      corporation={corporation}
      band={
        <>
          <Link
            to="/c/$slug"
            params={{ slug: corporation.slug }}
            className="inline-flex items-center gap-3 py-1 font-semibold"
          >
            <CorporationLogo name={corporation.name} logoUrl={corporation.logoUrl} />
            {corporation.name}
          </Link>
          <h1 className="mt-8 text-[clamp(1.75rem,3.6vw,2.5rem)] leading-[1.12] font-semibold tracking-[-0.025em]">
            {legalTitles[data.kind]}
          </h1>
        </>
      }
    >
      <p className="mb-6 text-control text-ink-3">
        From <DateText at={createdAt} />
      </p>
      <div className="max-w-[68ch] break-words">
        {address === null ? <MarkdownText text={body} /> : <WebLink href={address} />}
      </div>
    </PublicLayout>
  );
}
