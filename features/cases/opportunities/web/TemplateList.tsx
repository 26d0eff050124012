import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { noticeText } from '#core/domain/notices.ts';
import { call } from '#core/web/transport/call.ts';
import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import { remove } from '#features/cases/opportunities/domain/template-endpoints.ts';
import type { TemplateRow } from '#features/cases/opportunities/domain/template.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { toast } from '#ui/toasts.ts';
import { useMayForCorporation } from './use-may-for-corporation.ts';

interface Props {
  readonly corporationId: string;
  readonly templates: readonly TemplateRow[];
  readonly onDeleted: () => Promise<void>;
}

/** The templates that there are. Deleting one is confirmed by naming it. */
export function TemplateList({ corporationId, templates, onDeleted }: Props) {
  const mayDelete = useMayForCorporation('publishOpportunity', corporationId);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id }: TemplateRow) =>
      call(remove, { params: { id: corporationId, templateId: String(id) } }),
    onSuccess: async (_, { name }) => {
      toast(noticeText(opportunityNotices['template.deleted'], { name }));
      setToDelete(null);
      await onDeleted();
    },
  });
  return (
    <section aria-labelledby="templates-title" className="mt-6">
      <h3 id="templates-title" className="mb-1.5 font-medium">
        Templates
      </h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {templates.map((template) => (
          <li key={template.id} className="flex min-h-10 items-center gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-control font-medium">{template.name}</span>
              <span className="text-small text-ink-3">
                {pluralize(template.questions, 'question', 'questions')}
                {template.hasScorecard && ' · scorecard'}
              </span>
            </span>
            {toDelete === template.id && (
              <Button
                variant="danger"
                size="small"
                isDisabled={isPending}
                onPress={() => mutate(template)}
              >
                Delete “{template.name}”
              </Button>
            )}
            {mayDelete && toDelete !== template.id && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Delete ${template.name}…`}
                onPress={() => setToDelete(String(template.id))}
              >
                <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorText className="mt-2 text-control">{error?.message}</ErrorText>
    </section>
  );
}
