import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { opportunityRoles, type OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { describeRole } from '#features/cases/opportunities/domain/role-descriptions.ts';

interface Props {
  readonly label: string;
  readonly role: string | null;
  readonly onChange: (role: OpportunityRole) => void;
}

/** A select of case roles, with a description of each. */
export function RoleSelect({ label, role, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={role}
      onChange={(value) => {
        const next = opportunityRoles.find((name) => name === value);
        if (next && next !== role) onChange(next);
      }}
      className="shrink-0"
    >
      <Button className="flex h-8 w-44 cursor-pointer items-center justify-between gap-2 rounded-control border border-line bg-raised px-2.5 text-control font-medium text-ink-2 transition-colors hover:border-line-strong hover:text-ink">
        <SelectValue className="truncate">{role ?? 'Choose a role'}</SelectValue>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Button>
      <Popover
        placement="bottom end"
        className="floating w-80 max-w-[calc(100vw-1rem)] rounded-card"
      >
        <ListBox className="max-h-96 overflow-y-auto p-1 outline-none">
          {opportunityRoles.map((name) => (
            <ListBoxItem
              key={name}
              id={name}
              textValue={name}
              className="flex cursor-pointer items-start gap-2 rounded-control px-2.5 py-1.5 -outline-offset-2 outline-accent data-[focused]:bg-hover data-[focus-visible]:outline-2"
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">
                    <span className="block text-control font-medium">{name}</span>
                    <span className="block text-small text-ink-3">{describeRole(name)}</span>
                  </span>
                  {isSelected && (
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
                  )}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
