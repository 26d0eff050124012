import type { Question } from '#features/cases/corporations/domain/question.ts';
import type { PublicPage } from '#features/cases/public-pages/domain/pages.ts';
import { FormFields } from '#features/cases/public-pages/web/FormFields.tsx';
import { emptyDraft } from './draft.ts';
import { noUploads } from '#features/cases/files/web/shared/use-uploads.ts';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { CorporationPage } from './shared/CorporationPage.tsx';

const nothing = { write: () => {}, answer: () => {}, removeFile: () => {} };

interface Props {
  readonly page: PublicPage;
  readonly questions: readonly Question[];
  readonly view: 'page' | 'form';
}

/** A corporation's page, or the form of its opportunities, drawn smaller, to look at only. */
export function PagePreview({ page, questions, view }: Props) {
  return (
    <div aria-hidden inert className="[zoom:0.6]">
      {view === 'page' ? (
        <CorporationPage page={page} isPreview />
      ) : (
        <PublicLayout
          corporation={page}
          isPreview
          band={<p className="text-panel font-semibold">Send {page.name} your solution</p>}
        >
          <div className="max-w-[720px] space-y-6">
            <FormFields
              draft={emptyDraft}
              questions={questions}
              saved={nothing}
              uploads={noUploads}
              problemAt={() => undefined}
            />
          </div>
        </PublicLayout>
      )}
    </div>
  );
}
