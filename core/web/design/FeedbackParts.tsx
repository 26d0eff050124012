import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { EmptyState, ErrorLine, ErrorState, Loading } from '#ui/states.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { toast } from '#ui/toasts.ts';
import { PartRow } from './PartRow.tsx';

const nothing = () => undefined;

export function FeedbackParts() {
  return (
    <>
      <PartRow name="Toast">
        <Button onPress={() => toast('Tribometrics moved to Shortlist.')}>Show</Button>
        <Button onPress={() => toast('It could not be saved.', 'bad')}>Show an error</Button>
      </PartRow>
      <PartRow name="EmptyState, ErrorState">
        <EmptyState title="No collections yet" action={<Button>New collection</Button>}>
          A collection is a list of companies that you share.
        </EmptyState>
        <ErrorState title="The list could not be loaded" error={null} onRetry={nothing} />
      </PartRow>
      <PartRow name="ErrorLine, ErrorText">
        <ErrorLine title="The votes could not be loaded" error={null} onRetry={nothing} />
        <ErrorText>Enter a number from 1 to 5.</ErrorText>
      </PartRow>
      <PartRow name="Skeletons">
        <Loading what="parts">
          <div className="w-80 space-y-2">
            <SkeletonRepeat count={3} className="h-4" />
          </div>
        </Loading>
        <div className="w-full">
          <TableSkeleton rows={3} />
        </div>
      </PartRow>
    </>
  );
}
