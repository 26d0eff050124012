import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { legalKinds, legalTitles } from '#features/cases/corporations/domain/legal-texts.ts';
import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { LegalLink } from './LegalLink.tsx';

interface Props {
  /** Whose page it is. Null: the installation's; absent: not loaded yet. */
  readonly corporation?: Pick<PublicCorporation, 'slug' | 'name' | 'legalLinks'> | null | undefined;
  /** Width and padding of the content above. */
  readonly column?: string;
}

const linkClasses = 'py-1 text-control text-ink-3 transition-colors hover:text-ink';

function ownerOf(corporation: Props['corporation']) {
  const { legalLinks, ownerCompany, productName } = installation;
  if (corporation === null) return { slug: '', name: ownerCompany ?? productName, legalLinks };
  return corporation ?? { slug: '', name: '', legalLinks: [] };
}

/** The footer of public pages: legal texts of the corporation or the installation, and the product's name. */
export function PublicFooter({ corporation, column = 'max-w-[1120px] px-5 sm:px-8' }: Props) {
  const { legalLinks: links, name, slug } = ownerOf(corporation);
  return (
    <footer className="border-t border-line">
      <div
        className={clsx(
          'mx-auto flex min-h-16 w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3',
          column,
        )}
      >
        <Link to="/" className={clsx('flex items-center gap-1.5', linkClasses)}>
          <ProductMark className="size-4" />
          {installation.productName}
        </Link>
        {links.length > 0 && (
          <nav aria-label={`Legal information of ${name}`}>
            <ul className="flex flex-wrap gap-x-5">
              {legalKinds.flatMap((kind) => {
                const link = links.find((one) => one.kind === kind);
                if (link === undefined) return [];
                return (
                  <li key={kind} className="flex">
                    <LegalLink slug={slug} to={link} className={linkClasses}>
                      {legalTitles[kind]}
                    </LegalLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
