import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { LegalLink } from './shared/LegalLink.tsx';

interface Props {
  readonly corporation: Pick<PublicCorporation, 'slug' | 'name' | 'legalLinks'>;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly problem: string | undefined;
}

/** Asks for agreement to the terms, where the corporation has any. */
export function TermsField({ corporation, isAgreed, onChange, problem }: Props) {
  const { slug, name, legalLinks } = corporation;
  const terms = legalLinks.find(({ kind }) => kind === 'terms');
  if (terms === undefined) return null;
  return (
    <div className="space-y-1.5">
      <CheckboxField id="terms" problemId="terms-problem" isSelected={isAgreed} onChange={onChange}>
        <span>
          I agree to the{' '}
          <LegalLink slug={slug} to={terms} isNewTab className="text-accent-ink underline">
            terms of {name}
          </LegalLink>
          .
        </span>
      </CheckboxField>
      {problem && (
        <p id="terms-problem" className="text-control text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
