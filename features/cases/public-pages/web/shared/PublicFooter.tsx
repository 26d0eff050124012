import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { legalKinds, legalTitles } from '#features/cases/corporations/domain/legal-texts.ts';
import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { LegalLink } from './LegalLink.tsx';

interface Props {
  /** Whose page it is; absent: nobody's. */
  readonly corporation?: Pick<PublicCorporation, 'slug' | 'name' | 'legalLinks'> | undefined;
  /** Width and padding of the content above. */
  readonly column?: string;
}

const linkClasses = 'py-1 text-control text-ink-3 transition-colors hover:text-ink';

/** The footer of public pages: legal texts of the corporation, and the product's name. */
export function PublicFooter({ corporation, column = 'max-w-[1120px] px-5 sm:px-8' }: Props) {
  const links = corporation?.legalLinks ?? [];
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
        {corporation && links.length > 0 && (
          <nav aria-label={`Legal information of ${corporation.name}`}>
            <ul className="flex flex-wrap gap-x-5">
              {legalKinds.flatMap((kind) => {
                const link = links.find((one) => one.kind === kind);
                if (link === undefined) return [];
                return (
                  <li key={kind} className="flex">
                    <LegalLink slug={corporation.slug} to={link} className={linkClasses}>
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
