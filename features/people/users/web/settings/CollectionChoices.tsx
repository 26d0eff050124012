import { pluralize } from '#core/domain/format.ts';
import type { AccountDeletion } from '#features/people/users/domain/account-deletion.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';

/** By collection: the id of who gets it; missing: it is deleted. */
export type Choices = Readonly<Record<string, string | null>>;

type OwnCollection = AccountDeletion['collections'][number];

interface Props {
  readonly collections: readonly OwnCollection[];
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

const deleted = 'delete';

const optionsOf = ({ people }: OwnCollection): SelectOption<string>[] => [
  ...people.map(({ id, name }) => ({ value: id, label: `Give to ${name}` })),
  { value: deleted, label: 'Delete' },
];

/** What becomes of each of one’s own collections. */
export function CollectionChoices({ collections, choices, onChange }: Props) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="own-collections">
      <h3 id="own-collections" className="font-medium">
        Your collections
      </h3>
      <p className="text-control text-ink-2">
        A collection goes to a person you shared it with, or is deleted.
      </p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {collections.map((collection) => (
          <li
            key={collection.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block break-words">{collection.name}</span>
              <span className="text-small text-ink-3">
                {pluralize(collection.companies, 'company', 'companies')}
                {collection.people.length === 0 && ' · not shared, so it is deleted'}
              </span>
            </span>
            {collection.people.length > 0 && (
              <SelectField
                label={`What becomes of ${collection.name}`}
                isLabelHidden
                options={optionsOf(collection)}
                value={choices[collection.id] ?? deleted}
                onChange={(value) =>
                  onChange({ ...choices, [collection.id]: value === deleted ? null : value })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
