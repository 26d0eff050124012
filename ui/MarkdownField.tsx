import { clsx } from 'clsx';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { controlClasses, fieldAriaProps, FieldFrame } from './Field.tsx';
import { MarkdownText } from './MarkdownText.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

/** A multi-line Markdown field with a preview. */
export function MarkdownField({ value, onChange, maxLength, ...parts }: Props) {
  const [isPreview, setIsPreview] = useState(false);
  return (
    <FieldFrame
      {...parts}
      aside={
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isPreview}
          isDisabled={value.trim() === ''}
          onPress={() => setIsPreview(!isPreview)}
        >
          {isPreview ? (
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden className="size-3.5" strokeWidth={1.75} />
          )}
          {isPreview ? 'Write' : 'Preview'}
        </Button>
      }
    >
      {isPreview && (
        <div
          role="region"
          aria-label={`Preview: ${parts.label}`}
          className="min-h-48 rounded-control border border-line bg-surface px-4 py-3"
        >
          <MarkdownText text={value} look="body" />
        </div>
      )}
      <textarea
        {...fieldAriaProps(parts)}
        hidden={isPreview}
        rows={8}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          controlClasses(parts.problem),
          'max-h-[70dvh] min-h-48 resize-y py-2 [field-sizing:content]',
        )}
      />
    </FieldFrame>
  );
}
