import { Link } from '@tanstack/react-router';
import { Pill } from '#ui/Tag.tsx';
import { useSampleData } from './shared/use-sample-data.ts';

interface Props {
  readonly companyId: string;
}

/** Below the name of a sample company: leads to where it is removed. */
export function SampleChip({ companyId }: Props) {
  const { data } = useSampleData();
  const isSample = data?.sample?.companyIds.some((id) => String(id) === companyId) === true;
  return (
    isSample && (
      <Link to="/admin/corporations" hash="sample-data" className="flex min-h-6 items-center">
        <Pill>Sample data</Pill>
      </Link>
    )
  );
}
