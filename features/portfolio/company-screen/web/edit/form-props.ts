import type { CompanyDraft } from './company-form.ts';
import type { FormProblems } from './form-problems.ts';

/** What every part of the form is given. */
export interface FormProps {
  readonly id: string;
  readonly draft: CompanyDraft;
  readonly onChange: (part: Partial<CompanyDraft>) => void;
  readonly problems: FormProblems;
}
