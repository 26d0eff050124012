import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, goBack } from '#core/web/tests/address.ts';
import { focus } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { searchPathOf } from '#features/directory/search/domain/search-url.ts';
import { usePhone } from '#core/web/tests/viewport.ts';

beforeEach(() => signInAs('developer@skf.example'));

const chips = page.getByRole('list', { name: 'Chosen filters' });
const chip = page.getByRole('button', { name: 'Take away Country: Germany' });
const notes = page.getByRole('list', { name: 'Read from the words' });

test('What was read from the words is a chip, which the keyboard takes off, too', async () => {
  await openScreen('/search?q=wear+in+Germany');
  await expect.element(chips.getByText('Germany')).toBeVisible();
  await focus(chip);
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).not.toBeInTheDocument();
  await expectAddress('/search?q=wear+in+Germany&asWords=country');
  goBack();
  await expect.element(chip).toBeVisible();
});

test('Below the results stands how many there are without it', async () => {
  await usePhone();
  await openScreen('/search?q=grease+in+Austria');
  const without = notes.getByRole('button', { name: /^Without “in Austria”: \d/u });
  await without.click();
  await expectAddress('/search?q=grease');
  await expect.element(notes).not.toBeInTheDocument();
});

test('What was read is ticked among the filters, and becomes one’s own when it is changed', async () => {
  await openScreen('/search?q=wear+in+Germany');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect.element(filters.getByRole('checkbox', { name: /^Germany/u })).toBeChecked();
  await filters.getByRole('checkbox', { name: /^Sweden/u }).click({ force: true });
  await expectAddress('/search?q=wear&country=DE%2CSE');
});

test('Without results, other spellings are offered, and the search without a place', async () => {
  const offers = page.getByRole('list', { name: 'Other searches' });
  const field = page.getByRole('searchbox', { name: /^Search companies/u });
  await openScreen(searchPathOf('"condition monitorng"', {}));
  await offers.getByRole('button', { name: /^Search for "condition monitoring" \(\d/u }).click();
  await expect.element(field).toHaveValue('"condition monitoring"');
  await expect.element(page.getByRole('list', { name: 'Companies' })).toBeVisible();
  await openScreen(searchPathOf('"condition monitoring" in Iceland', {}));
  await offers.getByRole('button', { name: /^Without “in Iceland” \(\d/u }).click();
  await expect.element(field).toHaveValue('"condition monitoring"');
});
