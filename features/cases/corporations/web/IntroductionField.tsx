import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { LongTextField } from '#ui/Field.tsx';

interface Props {
  readonly introduction: string | null;
  readonly onChange: (introduction: string | null) => void;
}

/** What stands first on the public page. */
export function IntroductionField({ introduction, onChange }: Props) {
  return (
    <LongTextField
      id="corporation-introduction"
      label="Introduction"
      isRequired={false}
      hint="What it does and what it looks for. Shown on the public page."
      problem={undefined}
      value={introduction ?? ''}
      maxLength={corporationLimits.introductionCharacters}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}
