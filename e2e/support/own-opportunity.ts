import type { User } from '#core/domain/identity/user.ts';
import type {
  Opportunity,
  OpportunityRow,
} from '#features/cases/opportunities/domain/opportunity.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { sendRequest } from './api-request.ts';
import type { Page } from './fixtures.ts';

interface OwnOpportunity {
  readonly id: string;
  readonly submissions: readonly Submission[];
}

interface Contents {
  /** The titles of its submissions, each of a company of its own. */
  readonly titles: readonly string[];
  /** Email addresses of those who may move submissions, too. */
  readonly colleagues?: readonly string[];
}

/** An opportunity of the signed-in person, made by API, which no other journey knows. */
export async function makeOpportunity(
  page: Page,
  name: string,
  { titles, colleagues = [] }: Contents,
): Promise<OwnOpportunity> {
  const listed = await sendRequest<{ data: OpportunityRow[] }>(page, '/opportunities?limit=1');
  const [some] = listed.data;
  if (!some) throw new Error('There is no opportunity to take a cycle from.');
  const { corporationId, cycleId } = some;
  const { id } = await sendRequest<Opportunity>(page, '/opportunities', {
    method: 'POST',
    data: { corporationId, cycleId, name },
  });
  for (const email of colleagues) {
    const path = `/users/get-by-email?email=${encodeURIComponent(email)}`;
    const colleague = await sendRequest<User>(page, path);
    await sendRequest(page, `/opportunities/${id}/team/${colleague.id}`, {
      method: 'PUT',
      data: { role: 'Business Developer' },
    });
  }
  const submissions: Submission[] = [];
  for (const [nth, title] of titles.entries()) {
    const data = { companyName: `Works ${nth + 1} of ${name}`, title };
    submissions.push(
      await sendRequest(page, `/opportunities/${id}/submissions`, { method: 'POST', data }),
    );
  }
  return { id, submissions };
}
