import { useState } from 'react';
import type { QuestionDraft } from '#features/cases/corporations/domain/question.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { FormFields } from './FormFields.tsx';
import { previewedQuestions } from './previewed-questions.ts';
import { noUploads } from '#features/cases/files/web/shared/use-uploads.ts';

/** The form as founders see it. What is typed here is kept nowhere. */
export function QuestionsPreview({ questions }: { readonly questions: readonly QuestionDraft[] }) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  return (
    <div className="space-y-6">
      <FormFields
        draft={draft}
        questions={previewedQuestions(questions)}
        saved={{
          write: (name, value) =>
            setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
          answer: ({ id, text }, entered) =>
            setDraft((before) => ({
              ...before,
              answers: { ...before.answers, [id]: { question: text, ...entered } },
            })),
          removeFile: () => {},
        }}
        uploads={noUploads}
        problemAt={() => undefined}
      />
    </div>
  );
}
