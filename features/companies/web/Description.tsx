import { lazy, Suspense } from 'react';
import type { Company } from '#features/companies/domain/company.ts';
import { Loading } from '#ui/states.tsx';
import { Section } from './Section.tsx';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

const lines = (
  <Loading what="the description">
    <div className="max-w-[68ch] space-y-3">
      <div className="skeleton h-4" />
      <div className="skeleton h-4" />
      <div className="skeleton h-4 w-2/3" />
    </div>
  </Loading>
);

/** The company's description, at a readable line length. */
export function Description({ company }: { readonly company: Company }) {
  const text = company.description?.trim();
  return (
    <Section title="About">
      {text ? (
        <Suspense fallback={lines}>
          <Markdown text={text} />
        </Suspense>
      ) : (
        <p className="text-ink-2">The source has no description of {company.name}.</p>
      )}
    </Section>
  );
}
