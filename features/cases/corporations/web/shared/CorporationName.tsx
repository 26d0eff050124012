import { useCorporation } from '#core/web/session/use-corporation.ts';
import { Avatar } from '#ui/Avatar.tsx';

/**
 * A corporation's logo and name, small. Renders nothing when the viewer may not see it, or sees no
 * other: then every row would say the same.
 */
export function CorporationName({ id }: { readonly id: string }) {
  const { corporations } = useCorporation();
  if (corporations.length === 1) return null;
  const corporation = corporations.find((one) => one.id === id);
  if (!corporation) return null;
  const { name, logoUrl } = corporation;
  return (
    <>
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="corporation" size="xs" />
      <span className="min-w-0 truncate">{name}</span>
    </>
  );
}
