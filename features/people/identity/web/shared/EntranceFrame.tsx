import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { QuietPanel } from './QuietPanel.tsx';

interface Props {
  /** Which step this is, above the title. */
  readonly step?: string;
  readonly title: string;
  /** What to do here, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page before the sign-in: one column, beside the picture. */
export function EntranceFrame({ step, title, lead, children }: Props) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-6 py-8 sm:px-12">
        <Link
          to="/"
          className="flex items-center gap-2 self-start text-reading font-semibold tracking-[-0.01em]"
        >
          <ProductMark className="size-6" />
          {installation.productName}
        </Link>
        <div className="mx-auto flex w-full max-w-[360px] flex-1 flex-col pt-[clamp(1rem,13vh,9rem)] pb-10">
          {step !== undefined && <p className="mb-1 text-control text-ink-3">{step}</p>}
          <h1 className="text-title font-semibold tracking-[-0.02em] text-balance">{title}</h1>
          {lead && <div className="mt-2 break-words text-ink-2">{lead}</div>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
      <QuietPanel />
    </div>
  );
}
