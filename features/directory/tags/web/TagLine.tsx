import { Link } from '@tanstack/react-router';
import { Split } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import type { Tag } from '#features/directory/tags/domain/tag.ts';
import { Button } from '#ui/Button.tsx';
import type { TagChange } from './TagDialog.tsx';
import { useTagChange } from './use-tag-change.ts';

interface Props {
  readonly tag: Tag;
  readonly onChange: (change: TagChange) => void;
}

/** A tag with its spellings, its synonyms and what can be done with it. */
export function TagLine({ tag, onChange }: Props) {
  const { name, spellings, synonyms, companies } = tag;
  const { separate } = useTagChange();
  const others = spellings.filter((spelling) => spelling !== name);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to="/search"
            search={{ tags: name }}
            data-walk
            className="max-w-full truncate py-0.5 font-medium hover:underline"
          >
            {name}
          </Link>
          {companies !== null && (
            <span className="text-small text-ink-3 tabular">
              {pluralize(companies, 'company', 'companies')}
            </span>
          )}
        </p>
        {others.length > 0 && (
          <p className="truncate text-control text-ink-3">Also written {others.join(', ')}</p>
        )}
        {synonyms.length > 0 && (
          <ul aria-label={`Synonyms of ${name}`} className="mt-1 flex flex-wrap gap-1.5">
            {synonyms.map((synonym) => (
              <li
                key={synonym.id}
                className="flex items-center rounded-chip bg-hover pl-2 text-control text-ink-2"
              >
                {synonym.name}
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Separate ${synonym.name} from ${name}`}
                  onPress={() => separate({ id: synonym.id, name: synonym.name, to: name })}
                >
                  <Split aria-hidden className="size-3.5" strokeWidth={1.75} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Rename ${name}`} onPress={() => onChange('rename')}>
          Rename…
        </Button>
        <Button
          size="small"
          aria-label={`Merge ${name} into another tag`}
          onPress={() => onChange('merge')}
        >
          Merge…
        </Button>
      </div>
    </div>
  );
}
