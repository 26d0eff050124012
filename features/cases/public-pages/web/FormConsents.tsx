import type { ComponentProps } from 'react';
import { ListingConsent } from './ListingConsent.tsx';
import { TermsField } from './TermsField.tsx';

interface Props extends ComponentProps<typeof ListingConsent> {
  readonly terms: Omit<ComponentProps<typeof TermsField>, 'problem'>;
}

/** What the submitter may agree to, and what they have to. */
export function FormConsents({ draft, saved, problemAt, terms }: Props) {
  const { corporation, isAgreed, onChange } = terms;
  return (
    <>
      <ListingConsent draft={draft} saved={saved} problemAt={problemAt} />
      <TermsField
        corporation={corporation}
        isAgreed={isAgreed}
        onChange={onChange}
        problem={problemAt('terms')}
      />
    </>
  );
}
