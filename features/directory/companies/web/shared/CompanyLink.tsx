import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';

interface Props {
  readonly company: CompanyRef;
  readonly className?: string;
  /** Whether the keys `j` and `k` stop at it. */
  readonly isStop?: boolean | undefined;
  readonly children: ReactNode;
}

/** Link to a company's page. */
export function CompanyLink({ company: { kind, id }, className, isStop, children }: Props) {
  return (
    <Link
      to="/company/$kind/$id"
      params={{ kind, id }}
      {...(isStop && { 'data-walk': true })}
      className={clsx('-my-1 py-1 hover:text-accent-ink hover:underline', className)}
    >
      {children}
    </Link>
  );
}
