import { clsx } from 'clsx';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';

/** The product's own colour, where none is chosen. */
const ownAccent = '#047378';

const accentCharacters = '#0f58d6'.length;

interface Props {
  readonly id: string;
  readonly problem: string | undefined;
  /** Null: the default. */
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
}

/** The colour of a corporation, chosen or typed. */
export function AccentField({ id, problem, accent, onChange }: Props) {
  const parts = {
    id,
    label: 'Accent colour',
    isRequired: false,
    hint: 'Shades that can be read in light and dark are made from it.',
    problem,
  };
  return (
    <FieldFrame {...parts}>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label="Choose the accent colour"
          value={Accent.safeParse(accent).data ?? ownAccent}
          onChange={(event) => onChange(event.target.value)}
          className="h-10 w-14 shrink-0 cursor-pointer rounded-control border border-line-control bg-raised p-1"
        />
        <div className="w-32">
          <input
            {...fieldAriaProps(parts)}
            value={accent ?? ''}
            placeholder={ownAccent}
            maxLength={accentCharacters}
            onChange={({ target: { value } }) => onChange(value === '' ? null : value)}
            className={clsx(controlClasses(problem), 'h-10 tabular')}
          />
        </div>
        {accent !== null && (
          <Button variant="quiet" onPress={() => onChange(null)}>
            Use the default
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
