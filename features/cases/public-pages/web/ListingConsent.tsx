import { CountryField } from '#features/directory/companies/web/shared/CountryField.tsx';
import { consentWords } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import { formLabels } from '#features/cases/public-pages/domain/field-labels.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { TextField } from '#ui/Field.tsx';
import type { Draft, FieldName } from './draft.ts';
import { mostCharacters, type FormField } from './form-problems.ts';

interface Props {
  readonly draft: Pick<Draft, 'fields' | 'mayBeListed'>;
  readonly saved: {
    readonly write: (name: FieldName, value: string) => void;
    readonly list: (mayBeListed: boolean) => void;
  };
  readonly problemAt: (field: FormField) => string | undefined;
}

/** What a listing shows, and what it never does. */
export const listingWords =
  'Everyone who scouts here then sees your company’s name, website, country and one line about it. Never your name, your email address, this submission, or that you made it.';

/** Whether the company may be listed in the directory, and what is only asked for that. */
export function ListingConsent({ draft: { fields, mayBeListed }, saved, problemAt }: Props) {
  return (
    <div className="space-y-4">
      <div>
        <CheckboxField isSelected={mayBeListed} onChange={saved.list}>
          <span className="text-body">{consentWords}</span>
        </CheckboxField>
        <p className="mt-1 max-w-[62ch] pl-6 text-control text-ink-3">
          {listingWords} You can change this at any time with the link you get.
        </p>
      </div>
      {mayBeListed && (
        <div className="grid gap-x-5 gap-y-6 pl-6 sm:grid-cols-2">
          <CountryField
            id="country"
            label={formLabels.country}
            value={fields.country}
            onChange={(country) => saved.write('country', country)}
            problem={problemAt('country')}
          />
          <TextField
            id="oneLiner"
            label={formLabels.oneLiner}
            isRequired={false}
            placeholder="What your company does"
            value={fields.oneLiner}
            maxLength={mostCharacters.oneLiner}
            onChange={(oneLiner) => saved.write('oneLiner', oneLiner)}
            problem={problemAt('oneLiner')}
          />
        </div>
      )}
    </div>
  );
}
