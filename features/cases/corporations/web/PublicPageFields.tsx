import { limits } from '#core/domain/limits.ts';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import {
  describeQuestionsProblem,
  problemOfQuestions,
} from '#features/cases/corporations/domain/question.ts';
import type { PublicPageDraft } from '#features/cases/corporations/domain/settings.ts';
import { AccentField } from '#features/cases/corporations/web/shared/AccentField.tsx';
import { QuestionsEditor } from '#features/cases/corporations/web/shared/questions/QuestionsEditor.tsx';
import { TextField } from '#ui/Field.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { IntroductionField } from './IntroductionField.tsx';

/** Why the page cannot be saved as it is, or null. */
export function problemOfPage({ accent, questions }: PublicPageDraft): string | null {
  if (accent !== null && !Accent.safeParse(accent).success) {
    return 'Enter the colour as six digits after #, such as #0f58d6.';
  }
  const problem = problemOfQuestions(questions);
  return problem && describeQuestionsProblem(problem);
}

interface Props {
  readonly draft: PublicPageDraft;
  /** Whether it was refused as it is. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<PublicPageDraft>) => void;
}

export function PublicPageFields({ draft, isChecked, onChange }: Props) {
  const { igniteEnabled, introduction = null, headline, accent, questions } = draft;
  return (
    <div className="space-y-5">
      <SwitchField
        label="Public page"
        hint="Open: anyone can see it and submit. Closed: its address shows that the page does not exist."
        isOn={igniteEnabled}
        onChange={(isOn) => onChange({ igniteEnabled: isOn })}
      />
      <TextField
        id="page-headline"
        label="Headline"
        isRequired={false}
        problem={undefined}
        value={headline ?? ''}
        maxLength={limits.nameCharacters}
        onChange={(typed) => onChange({ headline: typed === '' ? null : typed })}
      />
      <IntroductionField
        introduction={introduction}
        onChange={(next) => onChange({ introduction: next })}
      />
      <AccentField
        id="page-accent"
        problem={undefined}
        accent={accent}
        onChange={(colour) => onChange({ accent: colour })}
      />
      <fieldset>
        <legend className="mb-1 font-medium">Form of new opportunities</legend>
        <QuestionsEditor
          id="default-questions"
          questions={questions}
          problem={isChecked ? problemOfQuestions(questions) : null}
          onChange={(next) => onChange({ questions: next })}
        >
          <p className="mb-2 text-control text-ink-3">
            Asked beside the pitch. New opportunities begin with these questions; those that exist
            keep their own.
          </p>
        </QuestionsEditor>
      </fieldset>
    </div>
  );
}
