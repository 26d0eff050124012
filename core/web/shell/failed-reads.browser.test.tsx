import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { sessionPaths } from '#core/web/session/current-user.ts';
import { breakReads, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { drawPart } from '#core/tests/rotation.ts';
import { features } from '#app/features.web.ts';

/** Without a session; they have tests of their own. */
const entrances = new Set([
  '/',
  '/signin',
  '/login',
  '/reset-password',
  '/verify-email',
  '/skf',
  '/design',
]);

/** Every screen behind the sign-in whose address names no subject. */
const addresses = Object.keys(createAppRouter(features).routesByPath).filter(
  (path) => !path.includes('$') && !entrances.has(path),
);

/** All but what the frame needs, so that there is a screen at all. */
const ofFrame = sessionPaths.map((path) => path.slice(1).replaceAll(/\{\w+\}/gu, '[^/]+'));
const ofScreen = new RegExp(`^/api/(?!auth/|(?:${ofFrame.join('|')})$)`, 'u');

/** What is asked for, rather than missing. */
const prompt = 'Choose ';

test('There are screens to try', () => expect(addresses.length).toBeGreaterThan(10));

test.each(drawPart(addresses))('On %s nothing that failed passes for empty', async (address) => {
  await signInAs('superuser@outrider.example', { keepsChoices: true });
  breakReads(ofScreen, () => problem(500, refusalText(refusals.internal, { requestId: '1' })));
  await openScreen(address);
  const sheet = page.getByRole('main');
  // Only then is there something to look at.
  await expect.element(sheet.getByRole('heading').first()).toBeVisible();
  await expectRest();
  const empty = [...document.querySelectorAll('main [data-empty-state]')];
  const texts = empty.map(({ textContent }) => textContent);
  expect(texts.filter((text) => !text.startsWith(prompt))).toEqual([]);
  expect(sheet.element().textContent).not.toMatch(
    /\bNo [a-z ]+ (?:yet|here)\b|\bNothing (?:here|yet)\b/u,
  );
});
