import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSampleData } from './shared/use-sample-data.ts';

interface Props {
  readonly companyId: string;
}

/** Beside the name of a sample company: leads to where it is removed. */
export function SampleChip({ companyId }: Props) {
  const { data } = useSampleData();
  const isSample = data?.sample?.companyIds.some((id) => String(id) === companyId) === true;
  return (
    isSample && (
      <ButtonLink to="/admin/corporations" hash="sample-data" size="small">
        Sample data
      </ButtonLink>
    )
  );
}
