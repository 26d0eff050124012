import { ErrorLine } from '#ui/states.tsx';
import { AddSampleButton } from './shared/AddSampleButton.tsx';
import { RemoveSampleButton } from './shared/RemoveSampleButton.tsx';
import { useSampleData } from './shared/use-sample-data.ts';

const leads = {
  present: 'It is here: everything whose name ends in “(sample)”, and the Sample corporation.',
  absent:
    'A made-up corporation with opportunities, submissions, projects and companies, to look around in. It can be removed as a whole.',
} as const;

/** Below the corporations: adds the sample data, or removes it. */
export function SampleSection() {
  const { data, error, refetch, mayManage } = useSampleData();
  if (!mayManage || (data === undefined && !error)) return null;
  const isPresent = data?.sample !== null;
  return (
    <section
      aria-labelledby="sample-data"
      className="mt-10 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="sample-data" className="text-section font-semibold">
        Sample data
      </h2>
      {data === undefined ? (
        <ErrorLine
          title="Whether there is sample data could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="mt-1 mb-4 max-w-[68ch] text-ink-2">
            {leads[isPresent ? 'present' : 'absent']}
          </p>
          {isPresent ? <RemoveSampleButton /> : <AddSampleButton />}
        </>
      )}
    </section>
  );
}
