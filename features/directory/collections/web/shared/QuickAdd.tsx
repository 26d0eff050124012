import { Plus } from 'lucide-react';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { Button } from '#ui/Button.tsx';
import { useAddCompany } from './use-add-company.ts';
import { useTargets } from './use-targets.ts';

/** Adds a company to the active collection with one tap. Hidden without one. */
export function QuickAdd({ company }: { readonly company: NamedCompany }) {
  const { active, canEditActive } = useTargets();
  const { add } = useAddCompany();
  if (active === null || !canEditActive) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Add ${company.name} to ${active.name}`}
      onPress={() => void add(active, company)}
    >
      <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
    </Button>
  );
}
