import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import type { PublicPage } from '#features/cases/public-pages/domain/pages.ts';
import { FormFields } from '#features/cases/public-pages/web/FormFields.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { CorporationPage } from './shared/CorporationPage.tsx';

const empty = {
  fields: { companyName: '', website: '', contactName: '', contactEmail: '', title: '', pitch: '' },
  answers: {},
};
const nothing = { write: () => {}, answer: () => {} };

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
              draft={empty}
              questions={questions}
              saved={nothing}
              problemAt={() => undefined}
            />
          </div>
        </PublicLayout>
      )}
    </div>
  );
}
