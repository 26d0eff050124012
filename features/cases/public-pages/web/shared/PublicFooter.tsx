import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';

interface Props {
  /** Width and padding of the content above. */
  readonly column?: string;
}

/** The footer of public pages, with the product's name. */
export function PublicFooter({ column = 'max-w-[1120px] px-5 sm:px-8' }: Props) {
  return (
    <footer className="border-t border-line">
      <div className={clsx('mx-auto flex h-16 w-full items-center', column)}>
        <Link
          to="/"
          className="flex items-center gap-1.5 py-1 text-control text-ink-3 transition-colors hover:text-ink"
        >
          <ProductMark className="size-4" />
          {installation.productName}
        </Link>
      </div>
    </footer>
  );
}
