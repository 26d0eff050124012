import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('champion@skf.example'));

test('The sidebar collapses to icons, keeps its names, and is collapsed after a reload', async () => {
  await openScreen('/projects');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = () => sidebar.element().getBoundingClientRect().width;
  await expect.element(sidebar.getByText('Maja Rask')).toBeVisible();
  await expect.poll(width).toBe(232);

  await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click();
  await expect.poll(width).toBe(56);
  await expect.element(sidebar.getByRole('link', { name: 'Discover' })).toBeVisible();
  await expect.element(sidebar.getByRole('button', { name: 'Account of Maja Rask' })).toBeVisible();

  await reopenScreen();
  await expect.element(sidebar.getByRole('link', { name: 'Discover' })).toBeVisible();
  await expect.poll(width).toBe(56);

  await sidebar.getByRole('button', { name: 'Unfold the sidebar' }).click();
  await expect.poll(width).toBe(232);
  await expect.element(sidebar.getByText('Discover')).toBeVisible();
});

test('The first Tab stop skips the sidebar to the content', async () => {
  await openScreen('/projects');
  await expect.element(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
