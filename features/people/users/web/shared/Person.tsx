import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { formerMemberName } from '#features/people/users/domain/account-deletion.ts';
import { Avatar } from '#ui/Avatar.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly className?: string;
}

/** Whoever deleted their account has no profile. */
const hasProfile = ({ id, name }: Pick<Props, 'id' | 'name'>): boolean =>
  id !== '' && name !== formerMemberName;

/** A person's name: a link to the profile. */
export function PersonName({ id, name, className }: Props) {
  if (!hasProfile({ id, name })) return <span className={className}>{name}</span>;
  return (
    <Link
      to="/profile/$id"
      params={{ id }}
      // High enough for a finger, without moving the lines around it.
      className={clsx(
        '-my-0.5 inline-block py-0.5 underline-offset-2 hover:text-accent-ink hover:underline',
        className,
      )}
    >
      {name}
    </Link>
  );
}

interface PhotoProps extends Props {
  readonly photoUrl?: string | null | undefined;
  readonly size?: 's' | 'm' | 'l';
}

/** A person's photo beside the name, which is the link for keyboards and screen readers. */
export function PersonPhoto({ id, name, photoUrl, size = 'm', className }: PhotoProps) {
  const photo = <Avatar id={id} name={name} size={size} imageUrl={photoUrl} shape="person" />;
  if (!hasProfile({ id, name })) return <span className={className}>{photo}</span>;
  return (
    <Link
      to="/profile/$id"
      params={{ id }}
      tabIndex={-1}
      aria-hidden
      className={clsx('shrink-0 rounded-full', className)}
    >
      {photo}
    </Link>
  );
}
