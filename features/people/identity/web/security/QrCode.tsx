import { encodeQR } from 'qr';

interface Props {
  readonly text: string;
  readonly label: string;
}

const quietZone = 2;

/** A QR code. Black on white in every theme, since cameras expect that. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, 'raw', { border: quietZone });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-control"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
