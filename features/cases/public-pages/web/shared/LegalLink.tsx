import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LegalLink as Linked } from '#features/cases/corporations/domain/legal-texts.ts';

interface Props {
  readonly slug: string;
  readonly to: Pick<Linked, 'kind' | 'url'>;
  readonly className: string;
  /** From a form, which is kept as it is. */
  readonly isNewTab?: boolean;
  readonly children: ReactNode;
}

/** To a legal text, here or where the corporation has it. */
export function LegalLink({ slug, to: { kind, url }, className, isNewTab, children }: Props) {
  const tab = isNewTab === true && { target: '_blank', rel: 'noopener' };
  return url === null ? (
    <Link to="/c/$slug/legal/$kind" params={{ slug, kind }} {...tab} className={className}>
      {children}
    </Link>
  ) : (
    <a href={url} rel="noopener noreferrer" {...tab} className={className}>
      {children}
    </a>
  );
}
