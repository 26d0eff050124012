import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, goBack } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { sequenceTimeoutMs } from './use-shell-shortcuts.ts';
import { focus, pressEscape } from '#core/web/tests/elements.ts';

beforeEach(() => signInAs('owner@skf.example'));

beforeEach(async () => {
  await openScreen('/projects');
  await page.getByRole('table', { name: 'Projects' }).findElement();
});

test('A question mark lists the shortcuts, and Esc closes the list', async () => {
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list.getByText('Next in a list')).toBeVisible();
  await expect.element(list.getByText('Discover')).toBeVisible();
  await expect.element(list.getByText('Administration')).toHaveLength(0);
  await pressEscape();
  await expect.element(list).toHaveLength(0);
});

describe('On a clock that the test sets', () => {
  beforeEach(() => {
    vi.setSystemTime(Date.now());
    onTestFinished(() => void vi.useRealTimers());
  });

  test('g and then d goes to Discover, g and then p comes back', async () => {
    await userEvent.keyboard('g');
    vi.setSystemTime(Date.now() + sequenceTimeoutMs);
    await userEvent.keyboard('d');
    await expectAddress('/discover');
    await expect.element(page.getByRole('heading', { name: 'Discover' })).toBeVisible();
    await userEvent.keyboard('g');
    await userEvent.keyboard('p');
    await expectAddress('/projects');
  });

  test('g is forgotten after a while', async () => {
    await userEvent.keyboard('g');
    vi.setSystemTime(Date.now() + sequenceTimeoutMs + 1);
    await userEvent.keyboard('r');
    await userEvent.keyboard('g');
    await userEvent.keyboard('c');
    await expectAddress('/collections');
    goBack();
    await expectAddress('/projects');
  });

  test('g and the letter of a section without permission goes nowhere', async () => {
    await userEvent.keyboard('g');
    await userEvent.keyboard('a');
    await userEvent.keyboard('g');
    await userEvent.keyboard('c');
    await expectAddress('/collections');
    goBack();
    await expectAddress('/projects');
  });
});

test('Letters that are typed into a field stay in it', async () => {
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  await field.click();
  await userEvent.keyboard('gd?');
  await expect.element(field).toHaveValue('gd?');
  await expectAddress('/projects?q=gd%3F');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
});

test('j and k move through the projects', async () => {
  const names = page.getByRole('rowheader').getByRole('button');
  await expect.element(names.nth(1)).toBeVisible();
  // What is above them, My work, is moved through first.
  await focus(names.nth(0));
  await userEvent.keyboard('j');
  await expect.element(names.nth(1)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(names.nth(0)).toHaveFocus();
});
