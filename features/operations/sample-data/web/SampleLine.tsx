import { useNavigate } from '@tanstack/react-router';
import { RemoveSampleButton } from './shared/RemoveSampleButton.tsx';
import { useSampleData } from './shared/use-sample-data.ts';

interface Props {
  readonly corporationId: string;
}

/** Where the sample corporation begins. */
export function SampleLine({ corporationId }: Props) {
  const { data } = useSampleData();
  const navigate = useNavigate();
  if (String(data?.sample?.corporationId) !== corporationId) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5">
      <p className="min-w-0 flex-1 basis-72">
        This corporation is sample data. It is removed as a whole, with its companies and everything
        that people add to it.
      </p>
      <RemoveSampleButton onRemoved={() => void navigate({ to: '/admin/corporations' })} />
    </div>
  );
}
