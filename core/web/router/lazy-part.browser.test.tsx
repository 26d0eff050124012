import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { lazyPart } from './lazy-part.tsx';
import { pressEscape } from '#core/web/tests/elements.ts';

/** As a browser says it where the network, the server or the file is gone. */
const fetchCode = (): Promise<{
  Tab: () => string;
  Dialog: (props: { readonly onClose: () => void }) => string;
}> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A form with a tab and a dialog whose code is missing. */
function openForm(): void {
  const Tab = lazyPart(fetchCode, 'Tab');
  const Opened = lazyPart(fetchCode, 'Dialog');
  function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense fallback="Loading">
          <Tab />
        </Suspense>
        <Suspense>{isOpen && <Opened onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Form />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

const title = 'This part could not be shown';
const name = page.getByLabelText('Name');
const dialog = page.getByRole('dialog', { name: title });
const { 'transport.code': noCode, 'transport.network': noServer } = refusals;

test('Code that is missing is said in its place, and what is typed beside it stays', async () => {
  openForm();
  await name.fill('Half a form');
  const tab = page.getByRole('alert');
  await expect.element(tab).toMatchTextContent(refusalText(noCode));
  await expect.element(name).toHaveValue('Half a form');

  intercept('GET /api/ready', () => Promise.reject(new TypeError('Failed to fetch')));
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect.element(tab).toMatchTextContent(refusalText(noServer));

  await expect.element(name).toHaveValue('Half a form');
});

test('A dialog whose code is missing is one that is closed with Escape or its button', async () => {
  openForm();
  await name.fill('Half a form');
  const open = page.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(dialog).toMatchTextContent(refusalText(noCode));
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();

  await open.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Half a form');
});
