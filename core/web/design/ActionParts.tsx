import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { PartRow } from './PartRow.tsx';

const variants = ['primary', 'plain', 'quiet', 'danger'] as const;
const nameOf = (variant: string) => `${variant.charAt(0).toUpperCase()}${variant.slice(1)}`;

export function ActionParts() {
  return (
    <>
      {(['medium', 'small', 'large'] as const).map((size) => (
        <PartRow key={size} name={`Button, ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {nameOf(variant)}
            </Button>
          ))}
        </PartRow>
      ))}
      <PartRow name="Button, disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            {nameOf(variant)}
          </Button>
        ))}
      </PartRow>
      <PartRow name="Button with an icon">
        <Button variant="primary">
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          New opportunity
        </Button>
        <Button variant="quiet" size="icon" aria-label="Delete">
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </PartRow>
    </>
  );
}
