import { useQueryClient } from '@tanstack/react-query';
import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import {
  add,
  candidates,
  link,
  remove,
  setConsent,
  unlink,
} from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { patchSubmission } from '#features/cases/submissions/web/shared/submission-cache.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

type NamedRef = CompanyRef & { readonly name: string };

export type CompanyChange =
  | { readonly does: 'link'; readonly company: NamedRef }
  | { readonly does: 'unlink'; readonly company: NamedRef }
  | { readonly does: 'add' }
  | { readonly does: 'remove'; readonly company: NamedRef }
  | { readonly does: 'consent'; readonly agreed: boolean };

interface Answer {
  readonly submission: Submission | null;
  /** Whether a record was made, or removed. */
  readonly isDone?: boolean;
}

function noticeOf({ submission, isDone = false }: Answer, change: CompanyChange): string {
  const name = 'company' in change ? change.company.name : (submission?.company?.name ?? '');
  const about = { name };
  switch (change.does) {
    case 'link':
      return noticeText(submissionNotices['company.linked'], about);
    case 'unlink':
      return noticeText(submissionNotices['company.unlinked'], about);
    case 'add':
      return noticeText(submissionNotices[isDone ? 'company.added' : 'company.known'], about);
    case 'remove':
      return noticeText(submissionNotices[isDone ? 'company.removed' : 'company.kept'], about);
    case 'consent':
      return submissionNotices[change.agreed ? 'company.mayBeListed' : 'company.mayNotBeListed'];
    default:
      return change satisfies never;
  }
}

/** What takes a change back, where something does. */
function undoOf(
  { submission, isDone = false }: Answer,
  change: CompanyChange,
  before: NamedRef | null,
): CompanyChange | null {
  const now = submission?.company ?? null;
  switch (change.does) {
    case 'link':
      return before
        ? { does: 'link', company: before }
        : { does: 'unlink', company: change.company };
    case 'unlink':
      return { does: 'link', company: change.company };
    case 'add':
      return now && { does: isDone ? 'remove' : 'unlink', company: now };
    default:
      return null;
  }
}

/** Changes which company of the directory a submission is by, with Undo. */
export function useCompanyLink({ id, company: before }: Pick<Submission, 'id' | 'company'>) {
  const client = useQueryClient();
  const addOnce = useCallOnce(add);
  const params = { id };

  async function send(change: CompanyChange): Promise<Answer> {
    switch (change.does) {
      case 'link': {
        const { kind, id: companyId } = change.company;
        const body = { company: { kind, id: companyId } };
        return { submission: await call(link, { params, body }) };
      }
      case 'unlink':
        return { submission: await call(unlink, { params }) };
      case 'add': {
        const { submission, isNew } = await addOnce({ params });
        return { submission, isDone: isNew };
      }
      case 'remove': {
        const { submission, isRemoved } = await call(remove, { params });
        return { submission, isDone: isRemoved };
      }
      case 'consent': {
        const body = { agreed: change.agreed };
        return { submission: await call(setConsent, { params, body }) };
      }
      default:
        return change satisfies never;
    }
  }

  return useRecordMutation({
    record: `submission ${id}`,
    send,
    show: (change) => ({ undo: (answer) => undoOf(answer, change, before) }),
    confirm: ({ submission }) => {
      if (submission === null) return;
      client.setQueryData<Submission>(queryKeyOf(get, { params }), submission);
      const { company, version } = submission;
      patchSubmission(client, id, { company, version });
    },
    notice: noticeOf,
    refetched: [{ queryKey: queryKeyOf(candidates, { params }) }],
  });
}
