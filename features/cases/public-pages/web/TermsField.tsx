import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { ConsentField } from '#ui/ConsentField.tsx';
import { LegalLink } from './shared/LegalLink.tsx';

interface Props {
  readonly corporation: Pick<PublicCorporation, 'slug' | 'name' | 'legalLinks'>;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly problem: string | undefined;
}

/** The box to agree to the terms of a corporation that has some. */
export function TermsField({ corporation, isAgreed, onChange, problem }: Props) {
  const { slug, name, legalLinks } = corporation;
  const terms = legalLinks.find(({ kind }) => kind === 'terms');
  if (terms === undefined) return null;
  return (
    <ConsentField
      id="terms"
      isRequired
      problem={problem}
      isOn={isAgreed}
      onChange={onChange}
      label={
        <>
          I agree to the{' '}
          <LegalLink slug={slug} to={terms} isNewTab className="text-accent-ink underline">
            terms of {name}
          </LegalLink>
          .
        </>
      }
    />
  );
}
