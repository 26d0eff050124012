import { limits } from '#core/domain/limits.ts';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import type { PublicPageDraft } from '#features/cases/corporations/domain/settings.ts';
import { Button } from '#ui/Button.tsx';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { QuestionsField } from './QuestionsField.tsx';

/** The product's own colour, where none is chosen. */
const ownAccent = '#047378';

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
  const { igniteEnabled, headline, accent, questions } = draft;
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
      <FieldFrame
        id="page-accent"
        label="Accent colour"
        isRequired={false}
        hint="Shades that can be read in light and dark are made from it."
        problem={undefined}
      >
        <div className="flex items-center gap-2">
          <input
            type="color"
            aria-label="Choose the accent colour"
            value={Accent.safeParse(accent).data ?? ownAccent}
            onChange={(event) => onChange({ accent: event.target.value })}
            className="h-10 w-14 cursor-pointer rounded-control border border-line-control bg-raised p-1"
          />
          <input
            id="page-accent"
            aria-describedby="page-accent-hint"
            value={accent ?? ''}
            placeholder={ownAccent}
            maxLength={7}
            onChange={(event) =>
              onChange({ accent: event.target.value === '' ? null : event.target.value })
            }
            className="h-10 w-32 rounded-control border border-line-control bg-raised px-3 text-body tabular focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
          />
          {accent !== null && (
            <Button variant="quiet" onPress={() => onChange({ accent: null })}>
              Use the default
            </Button>
          )}
        </div>
      </FieldFrame>
      <QuestionsField questions={questions} onChange={(next) => onChange({ questions: next })} />
    </div>
  );
}
