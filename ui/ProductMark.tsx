import { installation } from './installation.ts';
import { RadarLogo } from './Radar.tsx';

/** The installation's logo, or the product's own mark. */
export function ProductMark({ className }: { readonly className?: string }) {
  const { logo } = installation;
  return logo === null ? (
    <RadarLogo className={className} />
  ) : (
    <img src={logo} alt="" className={`${className ?? ''} object-contain`} />
  );
}
