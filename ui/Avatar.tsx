import { clsx } from 'clsx';
import { useState } from 'react';
import { CompanyMark } from './CompanyMark.tsx';
import { Monogram } from './Monogram.tsx';

type Size = 'xs' | 's' | 'm' | 'l' | 'xl';

interface Props {
  /** The id that determines the colour. */
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | null | undefined;
  /** People are round, companies and corporations square. */
  readonly shape: 'person' | 'company' | 'corporation';
  readonly size?: Size;
  readonly className?: string;
}

const sizes: Record<Size, string> = {
  xs: 'size-5',
  s: 'size-6',
  m: 'size-7',
  l: 'size-10',
  xl: 'size-14',
};

const corners: Record<Size, string> = {
  xs: 'rounded-chip',
  s: 'rounded-control',
  m: 'rounded-control',
  l: 'rounded-[10px]',
  xl: 'rounded-[14px]',
};

/** Logo or photo, else a monogram. Decorative: the name is shown beside it. */
export function Avatar({ id, name, imageUrl, shape, size = 'm', className }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const look = clsx(
    'shrink-0 overflow-hidden select-none',
    sizes[size],
    shape === 'person' ? 'rounded-full' : corners[size],
    className,
  );
  if (imageUrl && !isBroken) {
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        className={clsx(look, 'object-cover')}
        onError={() => setIsBroken(true)}
      />
    );
  }
  if (shape === 'company') return <CompanyMark name={name} className={look} />;
  return <Monogram id={id} name={name} className={look} />;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A few avatars in a row, and how many more. */
export function AvatarGroup({
  people,
  most = 4,
  label = 'Case team',
}: {
  readonly people: readonly Person[];
  readonly most?: number;
  readonly label?: string;
}) {
  if (people.length === 0) return null;
  const items = people.slice(0, most);
  const more = people.length - items.length;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className="flex items-center" title={names}>
      <span className="sr-only">
        {label}: {names}
      </span>
      <span className="flex -space-x-0.5">
        {items.map(({ id, name }) => (
          <Avatar
            key={id}
            id={id}
            name={name}
            shape="person"
            size="s"
            className="ring-2 ring-raised"
          />
        ))}
      </span>
      {more > 0 && (
        <span aria-hidden className="ml-1.5 text-small text-ink-3 tabular">
          +{more}
        </span>
      )}
    </span>
  );
}
