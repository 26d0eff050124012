import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

beforeEach(() => signInAs('owner@skf.example'));

const panel = page.getByRole('complementary', { name: 'Submission' });
const dialog = page.getByRole('dialog', { name: 'Add submission' });
const company = panel.getByRole('region', { name: 'Company' });
const action = (name: string) => company.getByRole('button', { name });

/** Adds a submission by hand, of a company that is not in the directory. */
async function addSubmission(name: string): Promise<void> {
  await openOpportunity(slewingOpportunityName, 'submissions');
  await page.getByRole('button', { name: 'Add submission' }).click();
  await dialog.getByRole('combobox', { name: 'Company' }).fill(name);
  // Leaves the list of proposals.
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('textbox', { name: 'Website' }).fill(`${name.toLowerCase()}.example`);
  await dialog.getByRole('combobox', { name: 'Country' }).selectOptions('SE');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Seals by ${name}`);
  await dialog.getByRole('button', { name: 'Add submission' }).click();
  await expect.element(panel.getByRole('heading', { name: `Seals by ${name}` })).toBeVisible();
}

test('An applicant is added to the directory with consent, undone, and added again', async () => {
  const name = `Zirkonaut${Date.now()}`;
  await addSubmission(name);
  await expect
    .element(company.getByRole('link', { name: `${name.toLowerCase()}.example` }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(action('Add to directory')).not.toBeInTheDocument();
  await company
    .getByRole('checkbox', { name: 'The company agreed to be listed' })
    .click({ force: true });
  await action('Add to directory').click();
  await undo(`Added ${name} to the directory.`);
  await expectToast(`Removed ${name} from the directory.`);
  await action('Add to directory').click();
  await expect.element(company.getByText('Added from this submission')).toBeVisible();
  await company.getByRole('link', { name }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const work = page.getByRole('region', { name: 'With SKF' });
  await expect.element(work.getByText('Only your corporation sees this.')).toBeVisible();
  await work.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Berg');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  const contacts = work.getByRole('list', { name: 'Contacts' });
  await expect.element(contacts.getByText('Ada Berg')).toBeVisible();
  await contacts.getByRole('button', { name: 'Remove Ada Berg' }).click();
  await undo('Removed Ada Berg from the contacts.');
  await expect.element(contacts.getByText('Ada Berg')).toBeVisible();
});
