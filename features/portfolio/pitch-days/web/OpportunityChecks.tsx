import { CheckboxField } from '#ui/CheckboxField.tsx';

interface Props {
  readonly opportunities: readonly { readonly id: string | number; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (selection: readonly string[]) => void;
}

/** Which open opportunities take part. */
export function OpportunityChecks({ opportunities, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-medium">Opportunities</legend>
      {opportunities.length === 0 ? (
        <p className="mt-1.5 text-control text-ink-2">No other opportunity is open.</p>
      ) : (
        <div className="mt-2 grid max-h-52 gap-2 overflow-y-auto">
          {opportunities.map(({ id, name }) => {
            const key = String(id);
            return (
              <CheckboxField
                key={key}
                isSelected={chosen.includes(key)}
                onChange={(isSelected) =>
                  onChange(isSelected ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
              >
                {name}
              </CheckboxField>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
