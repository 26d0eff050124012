import { Link, useParams } from '@tanstack/react-router';
import { CorporationSettings } from './CorporationSettings.tsx';

/** The settings of one corporation, of all that there are. */
export function CorporationSettingsScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <>
      <Link
        to="/admin/corporations"
        className="mb-3 inline-flex min-h-6 items-center text-control text-ink-3 hover:text-ink"
      >
        All corporations
      </Link>
      <CorporationSettings id={id} />
    </>
  );
}
