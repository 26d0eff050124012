import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '#core/domain/format.ts';
import { CompanyMark } from './CompanyMark.tsx';

/** Far enough apart to be told from each other, and none of them close to the signal. */
const hues = [200, 42, 285, 150, 345, 80, 250, 15, 175, 310];

/** A stable hue from an id, the same on every device (FNV-1a). */
function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hues[(hash >>> 0) % hues.length] ?? 0;
}

type Size = 'xs' | 's' | 'm' | 'l' | 'xl';

interface Props {
  /** The id that determines the colour. */
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | null | undefined;
  /** People are round, companies and corporations square. A company without a logo gets a mark. */
  readonly shape: 'person' | 'company' | 'corporation';
  readonly size?: Size;
  readonly className?: string;
}

const sizes: Record<Size, string> = {
  xs: 'size-5 text-[0.5rem]',
  s: 'size-6 text-[0.5938rem]',
  m: 'size-7 text-[0.6562rem]',
  l: 'size-10 text-control',
  xl: 'size-14 text-reading',
};

const corners: Record<Size, string> = {
  xs: 'rounded-chip',
  s: 'rounded-control',
  m: 'rounded-control',
  l: 'rounded-[10px]',
  xl: 'rounded-[14px]',
};

/**
 * Logo or photo, else a company's drawn mark or initials on the id's colour. Decorative: the name is
 * shown beside it.
 */
export function Avatar({ id, name, imageUrl, shape, size = 'm', className }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const look = clsx(
    'grid shrink-0 place-items-center overflow-hidden font-semibold select-none',
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
  const hue = hueOf(id);
  return (
    <span
      aria-hidden
      className={look}
      style={{
        background: `light-dark(oklch(0.925 0.05 ${hue}), oklch(0.32 0.05 ${hue}))`,
        color: `light-dark(oklch(0.4 0.085 ${hue}), oklch(0.87 0.075 ${hue}))`,
      }}
    >
      {initials(name, 2)}
    </span>
  );
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
