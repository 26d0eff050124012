import { limits } from '#core/domain/limits.ts';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import type { PublicPageDraft } from '#features/cases/corporations/domain/settings.ts';
import { AccentField } from '#features/cases/corporations/web/shared/AccentField.tsx';
import { TextField } from '#ui/Field.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { IntroductionField } from './IntroductionField.tsx';
import { QuestionsField } from './QuestionsField.tsx';

/** Why the page cannot be saved as it is, or null. */
export function problemOfPage({ accent, questions }: PublicPageDraft): string | null {
  if (accent !== null && !Accent.safeParse(accent).success) {
    return 'Enter the colour as six digits after #, such as #0f58d6.';
  }
  const texts = questions.map(({ text }) => text.trim().toLowerCase());
  if (texts.includes('')) return 'Every question needs a text.';
  return new Set(texts).size < texts.length ? 'The same question stands twice.' : null;
}

interface Props {
  readonly draft: PublicPageDraft;
  readonly onChange: (part: Partial<PublicPageDraft>) => void;
}

export function PublicPageFields({ draft, onChange }: Props) {
  const { igniteEnabled, introduction = null, headline, accent, questions } = draft;
  return (
    <div className="space-y-5">
      <SwitchField
        label="Public page"
        hint="Open: everybody sees it and sends submissions. Closed: its address says that there is no such page."
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
      <QuestionsField questions={questions} onChange={(next) => onChange({ questions: next })} />
    </div>
  );
}
