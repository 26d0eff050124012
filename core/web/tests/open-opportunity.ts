import { page } from 'vitest/browser';
import { openScreen } from './open-screen.tsx';
import { sendRequest } from './send-request.ts';

/** The opportunity with the demonstration accounts on its case team. */
export const slewingOpportunityName = 'Predictive maintenance for slewing bearings in the field';

/** The id of an opportunity of the demonstration. */
export async function findOpportunity(name: string): Promise<string> {
  const { data } = await sendRequest<{ data: { id: string; name: string }[] }>(
    'superuser@outrider.example',
    `/opportunities?q=${encodeURIComponent(name)}`,
  );
  const match = data.find((opportunity) => opportunity.name === name);
  if (match === undefined) throw new Error(`There is no opportunity "${name}".`);
  return match.id;
}

type Tab = 'brief' | 'submissions' | 'team' | 'activity';

/** Opens an opportunity at a tab; `query` is appended to its address. */
export async function openOpportunity(
  name = slewingOpportunityName,
  tab: Tab = 'brief',
  query = '',
): Promise<void> {
  const id = await findOpportunity(name);
  await openScreen(`/opportunity/${id}${tab === 'brief' ? '' : `?tab=${tab}`}${query}`);
  await page.getByRole('navigation', { name: 'Parts of the opportunity' }).findElement();
}
