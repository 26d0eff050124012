import { clsx } from 'clsx';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';

interface Props extends Omit<TextFieldProps, 'className' | 'children'> {
  readonly label: string;
  readonly placeholder?: string;
}

/** A labelled line of text. What is wrong with it stands below it, in words. */
export function TextField({ label, placeholder, ...rest }: Props) {
  return (
    <AriaTextField {...rest} className="flex flex-col gap-1.5">
      <Label className="text-control font-medium text-ink-2">{label}</Label>
      <Input
        placeholder={placeholder}
        className={clsx(
          'h-10 rounded-control border border-line-strong bg-surface px-3 text-body text-ink transition-colors',
          'placeholder:text-ink-3 hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent',
          'data-[invalid]:border-bad',
        )}
      />
      <FieldError className="text-meta text-bad" />
    </AriaTextField>
  );
}
