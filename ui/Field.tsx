import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';

interface Parts {
  /** The id that label, hint and error refer to. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  /** Where nearly everything may be left empty, the mark of it would be everywhere. */
  readonly isUnmarked?: boolean;
}

interface FrameProps extends Parts {
  /** To the right of the label. */
  readonly aside?: ReactNode;
  /** The control is a group of React Aria's, which the label gets its attributes from. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** Behind the label of what may be left empty. The space is part of the label's name. */
export const OptionalMark = () => (
  <>
    {' '}
    <span className="ml-0.5 font-normal text-ink-3">optional</span>
  </>
);

/** A field's label above it, its error below. */
export function FieldFrame(props: FrameProps) {
  const { id, label, isRequired, hint, problem, aside, children } = props;
  const { isGroup = false, isUnmarked = false } = props;
  const labelled = { className: 'min-w-0 font-medium break-words' };
  const words = (
    <>
      {label}
      {!isRequired && !isUnmarked && <OptionalMark />}
    </>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end justify-between gap-3">
        {isGroup ? (
          <Label {...labelled}>{words}</Label>
        ) : (
          <label htmlFor={id} {...labelled}>
            {words}
          </label>
        )}
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-control text-ink-3">
          {hint}
        </p>
      )}
      {children}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** The error below a field, or nothing. */
export const FieldProblem = ({ id, problem }: Pick<Parts, 'id' | 'problem'>) =>
  problem === undefined || problem === '' ? null : (
    <p id={`${id}-problem`} className="flex items-start gap-1.5 text-control text-bad-ink">
      <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
      {problem}
    </p>
  );

/** The ARIA attributes of every form control. */
export const fieldAriaProps = ({
  id,
  isRequired,
  hint,
  problem,
}: Omit<Parts, 'label' | 'isUnmarked'>) => ({
  id,
  'aria-required': isRequired,
  'aria-invalid': problem !== undefined,
  'aria-describedby': clsx(problem && `${id}-problem`, hint && `${id}-hint`) || undefined,
});

export const controlClasses = (problem: string | undefined): string =>
  clsx(
    'w-full rounded-control border bg-raised px-3 text-reading text-ink transition-colors placeholder:text-ink-3 focus:outline-2 focus:-outline-offset-1 sm:text-body',
    problem === undefined
      ? 'border-line-control hover:border-ink-3 focus:border-accent focus:outline-accent'
      : 'border-bad focus:outline-bad',
  );

interface TextProps extends Parts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly type?: 'text' | 'email' | 'url' | 'decimal';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** The first field of a dialog, which gets the initial focus. */
  readonly isFirst?: boolean;
}

/** Focuses the field and selects its content. */
function begin(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  input?.focus();
  input?.select();
}

export function TextField(props: TextProps) {
  const { value, onChange, maxLength, type = 'text', autoComplete, placeholder, isFirst } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...fieldAriaProps(props)}
        type={type === 'email' ? 'email' : 'text'}
        inputMode={type}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete ?? 'off'}
        placeholder={placeholder}
        ref={isFirst === true ? begin : null}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlClasses(props.problem), 'h-10')}
      />
    </FieldFrame>
  );
}

interface LongTextProps extends TextProps {
  readonly rows?: number;
}

/** A multi-line text field that grows with its content. */
export function LongTextField(props: LongTextProps) {
  const { value, onChange, maxLength, placeholder, rows = 3, isFirst } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        {...fieldAriaProps(props)}
        rows={rows}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        ref={isFirst === true ? begin : null}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlClasses(props.problem), 'resize-y py-2 [field-sizing:content]')}
      />
    </FieldFrame>
  );
}
