import type { Company } from '#features/directory/companies/domain/company.ts';
import { Markdown } from '#ui/Markdown.tsx';
import { Section } from './Section.tsx';

/** The company's description, at a readable line length. */
export function Description({ company }: { readonly company: Company }) {
  const text = company.description?.trim();
  return (
    <Section title="About">
      {text ? (
        <Markdown text={text} />
      ) : (
        <p className="text-ink-2">The source has no description of {company.name}.</p>
      )}
    </Section>
  );
}
