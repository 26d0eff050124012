import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '#core/domain/format.ts';

interface Props {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly size?: 'small' | 'large';
}

/** A corporation's logo on white, else its initials in the colours of the header band. */
export function CorporationLogo({ name, logoUrl, size = 'small' }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const look = clsx(
    'grid shrink-0 place-items-center overflow-hidden bg-[var(--color-on-band)] font-semibold text-[var(--color-band)]',
    size === 'large' ? 'size-14 rounded-[14px] text-panel' : 'size-8 rounded-[9px] text-control',
  );
  if (logoUrl && !isBroken) {
    return (
      <img
        src={logoUrl}
        alt=""
        className={clsx(look, 'bg-raised object-contain p-1')}
        onError={() => setIsBroken(true)}
      />
    );
  }
  return (
    <span aria-hidden className={look}>
      {initials(name, 2)}
    </span>
  );
}
