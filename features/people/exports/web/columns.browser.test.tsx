import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { usePhone } from '#core/web/tests/viewport.ts';
import { focus, pressEscape } from '#core/web/tests/elements.ts';

beforeEach(() => signInAs('owner@skf.example'));

const exporting = page.getByRole('button', { name: 'Export', exact: true });
const dialog = page.getByRole('dialog', { name: 'Choose columns' });
const item = page.getByRole('menuitem', { name: /^Choose columns/u });
const status = dialog.getByRole('status');
const column = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

async function openDialog(): Promise<void> {
  await exporting.click();
  await item.click();
  await expect.element(dialog).toBeVisible();
}

const headingsIn = (text: string) => text.replace('\uFEFF', '').split('\r\n')[0]?.split(',');

/** The headings of a file in CSV that is written on the server. */
async function exportedHeadings(): Promise<readonly string[] | undefined> {
  await exporting.click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect.element(link).toBeVisible();
  const address = link.element().getAttribute('href') ?? '';
  return headingsIn(await (await fetch(address)).text());
}

test('Columns are chosen with the keyboard alone, and stay chosen after a reload', async () => {
  await openScreen('/projects');
  await expect.element(exporting).toBeVisible();
  await focus(exporting);
  await userEvent.keyboard('{Enter}');
  await expect.element(item).toMatchTextContent(/All columns/u);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(dialog).toMatchTextContent(/15 of 15 columns/u);
  const press = async (target: ReturnType<typeof button>, key: string) => {
    const isThere = () => document.activeElement === target.element();
    for (let steps = 0; !isThere() && steps < 40; steps += 1) await userEvent.tab();
    expect(isThere()).toBe(true);
    await userEvent.keyboard(key);
  };
  await press(button('Clear'), '{Enter}');
  await expect.element(status).toMatchTextContent(/Choose at least one column./u);
  await expect.element(button('Save')).toBeDisabled();
  await press(column('Health'), ' ');
  await press(column('Milestones'), ' ');
  await press(column('Project'), ' ');
  await expect.element(dialog).toMatchTextContent(/3 of 15 columns/u);
  await expect.element(status).toMatchTextContent(/Without the id, an import of this file/u);
  await press(button('Save'), '{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(exporting).toHaveFocus();

  await reopenScreen();
  await exporting.click();
  await expect.element(item).toMatchTextContent(/3 of 15 columns/u);
  await pressEscape();
  expect(await exportedHeadings()).toEqual(['Project', 'Health', 'Milestones']);

  await openScreen('/projects');
  await openDialog();
  await expect.element(column('Health')).toBeChecked();
  await expect.element(column('Phase')).not.toBeChecked();
  await button('Select all').click();
  await expect.element(status).toHaveTextContent('');
  await button('Save').click();
  expect(localStorage.getItem('outrider.export.projects')).toBeNull();
  expect(await exportedHeadings()).toHaveLength(15);
});

test('Cancelled, nothing is chosen', async () => {
  await openScreen('/projects');
  await openDialog();
  await dialog.getByText('Phase', { exact: true }).click();
  await expect.element(dialog).toMatchTextContent(/14 of 15 columns/u);
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await exporting.click();
  await expect.element(item).toMatchTextContent(/All columns/u);
});

test('On a phone, the columns stand below each other, with the buttons in reach', async () => {
  await usePhone();
  await openScreen('/projects');
  await openDialog();
  const box = dialog.element().getBoundingClientRect();
  expect([box.left >= 0, box.right <= 390]).toEqual([true, true]);
  const left = (name: string) => column(name).element().getBoundingClientRect().left;
  expect(left('Project')).toBe(left('Id'));
  await expect.element(button('Save')).toBeInViewport();
  await dialog.getByText('Updated (UTC)').click();
  await expect.element(dialog).toMatchTextContent(/14 of 15 columns/u);
});

test('A file that the browser writes has the chosen columns, too', async () => {
  const files: Promise<string>[] = [];
  const click = HTMLAnchorElement.prototype.click;
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    if (this.download) files.push(fetch(this.href).then((reply) => reply.text()));
    else click.call(this);
  };
  await openScreen('/search?q=bearing&country=SE&sort=name');
  await openDialog();
  await button('Clear').click();
  await dialog.getByText('Country', { exact: true }).click();
  await dialog.getByText('Name', { exact: true }).click();
  await button('Save').click();
  await exporting.click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(headingsIn((await files[0]) ?? '')).toEqual(['Name', 'Country']);
});
