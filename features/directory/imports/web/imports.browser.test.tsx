import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

test('Dates that may mean two days are asked about, and the check says how they are read', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/imports');
  await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  const lines = ['id,name,Last funding date', 'q-1,Quillwright Ferns,03/04/2024'];
  await userEvent.upload(input, new File([lines.join('\n')], 'quillwright.csv'));

  const question = page.getByRole('button', { name: /Dates in “Last funding date”/u });
  await question.click();
  await page.getByRole('option', { name: 'Month first' }).click();
  await expect.element(page.getByText('03/04/2024 is read as 4 March 2024.')).toBeVisible();
  await question.click();
  await page.getByRole('option', { name: 'Day first' }).click();
  await expect.element(page.getByText('03/04/2024 is read as 3 April 2024.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect
    .element(page.getByText('Dates in “Last funding date”: 03/04/2024 is read as 3 April 2024.'))
    .toBeVisible();
});
