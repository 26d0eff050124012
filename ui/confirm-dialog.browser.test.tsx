import { createRoot } from 'react-dom/client';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles.css';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = ComponentProps<typeof ConfirmDialog>;

const dialog = page.getByRole('dialog', { name: 'Delete Bearing?' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const email = 'ann@company.example';

/** Draws it; returns what was called, and draws it anew with other properties. */
function ask(first: Partial<Props>) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const draw = (props: Partial<Props>) =>
    root.render(
      <ConfirmDialog
        title="Delete Bearing?"
        lead="This cannot be undone."
        action="Delete"
        {...{ onConfirm, onClose }}
        {...props}
      />,
    );
  draw(first);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { onConfirm, onClose, draw };
}

test('It begins at Cancel, and does nothing until its button is pressed', async () => {
  const { onConfirm, onClose } = ask({ children: <p>Its log goes, too.</p> });
  await expect.element(button('Cancel')).toHaveFocus();
  await expect.element(dialog.getByText('Its log goes, too.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await button('Delete').click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Its button is disabled until what is lost is known, and while it runs; a failure is said in it', async () => {
  const { draw } = ask({ isReady: false });
  await expect.element(button('Delete')).toBeDisabled();
  draw({ isBusy: true, busyAction: 'Deleting…' });
  await expect.element(button('Deleting…')).toBeDisabled();
  draw({ isBusy: true });
  await expect.element(button('Delete')).toBeDisabled();
  draw({ error: new Error('Somebody uses it.') });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody uses it.');
  await expect.element(button('Delete')).toBeEnabled();
});

test('What has to be typed is passed on, and nothing is done before; without an action nothing is asked', async () => {
  const typing = { email, isConfirmed: (typed: string, to: string) => typed === to };
  const { onConfirm, draw } = ask({ typing });
  const field = dialog.getByRole('textbox', { name: `Type ${email} to confirm` });
  await field.fill('ann@company');
  await expect.element(button('Delete')).toBeDisabled();
  await field.fill(email);
  await button('Delete').click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(email);
  draw({ typing, action: null });
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button('Delete')).not.toBeInTheDocument();
});
