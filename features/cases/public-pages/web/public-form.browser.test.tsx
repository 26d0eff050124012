import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusalText } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { goOffline } from '#core/web/tests/connection.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { recordRequests } from '#core/web/tests/requests.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { typeDate } from '#core/web/tests/type-date.ts';

const grease = 'Grease that lasts ten years';
const submissions = /^POST \/api\/public\/opportunities\/[\w-]+\/submissions$/u;
const values = {
  Company: 'Tribometrics',
  Website: 'tribometrics.example',
  'Your name': 'Ada Moss',
  Email: 'ada@tribometrics.example',
  'Your pitch': 'A flow cell the size of a grease nipple **counts** wear particles.',
  'How mature is it?': 'Two pilots run',
};

const field = (label: string) => page.getByRole('textbox', { name: label });
const send = page.getByRole('button', { name: /^Send to/u });
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

/** Opens an opportunity as founders do: from the corporation's page. */
async function openForm(): Promise<void> {
  await openScreen('/c/skf');
  await page.getByRole('link', { name: grease }).click();
  await expect.element(page.getByRole('heading', { name: 'Call to action' })).toBeVisible();
}

async function fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
}

test.each([null, 'member@norrland.example'])(
  'Only published, open opportunities are found by a visitor, and by %s',
  async (person) => {
    if (person !== null) await signInAs(person);
    await openScreen('/skf');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Rotation is everywhere');
    await expect.element(page.getByRole('link', { name: grease })).toBeVisible();
    await expect.element(page.getByText('Robotic handling of hot rings')).not.toBeInTheDocument();
  },
);

test('Whoever leaves the page of a corporation asks for no other', async () => {
  const requests = recordRequests();
  await openScreen('/skf');
  await page.getByRole('link', { name: grease }).click();
  await expect.element(page.getByRole('heading', { name: 'Call to action' })).toBeVisible();
  const pages = requests
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/api/public/corporations/'));
  expect(new Set(pages)).toEqual(new Set(['/api/public/corporations/skf']));
});

test.each([
  ['/c/no-such-company', 'Page not found'],
  ['/c/skf/00000000-0000-7000-8000-000000000000', 'Opportunity not found'],
  ['/follow-up/not-a-key', 'Link not valid'],
])('What %s shows is friendly, and not for search engines', async (address, heading) => {
  await openScreen(address);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  if (address.startsWith('/follow-up')) expect(robots()).toBe('noindex');
});

test('Missing fields are listed, with a link to each', async () => {
  await openForm();
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix 6 fields' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('button', { name: 'Title' }).click();
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveAccessibleDescription(/Enter a title/u);
});

test('A file that is too large is refused before the upload, and the form keeps its input', async () => {
  await openForm();
  await field('Title').fill('With a film');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('The form takes no files.');
  // Not by userEvent, which would send the whole file around.
  const transfer = new DataTransfer();
  transfer.items.add(
    new File([new Uint8Array(20 * 1024 * 1024)], 'film.mp4', { type: 'video/mp4' }),
  );
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const sentence = page.getByText(
    refusalText(storageRefusals['storage.tooLarge'], { most: '10 MB' }),
  );
  await expect.element(sentence).toBeVisible();
  await expect.element(field('Title')).toHaveValue('With a film');
  await page.getByRole('button', { name: 'Remove film.mp4' }).click();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('A server error loses no input, and an expired form is renewed', async () => {
  await openForm();
  await fillIn({ ...values, Title: `Patience ${Date.now()}` });
  const reconnect = intercept(submissions, () => Promise.reject(new TypeError('Failed to fetch')));
  await send.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'saved in this browser' }))
    .toBeVisible();
  await expect.element(field('Company')).toHaveValue('Tribometrics');
  const goOnline = goOffline();
  await expect.element(page.getByText('You are offline.')).toBeVisible();
  goOnline();
  await expect.element(page.getByText('You are offline.')).not.toBeInTheDocument();
  reconnect();

  // The form token has expired: it is fetched again, and the person submits once more.
  const expired = refusalText(publicPageRefusals['public.formExpired']);
  const requests = recordRequests();
  const renew = intercept(submissions, () => problem(400, expired, 'public.formExpired'));
  await send.click();
  await expect.element(page.getByText(expired)).toBeVisible();
  await expect
    .poll(() =>
      requests.some(({ pathname }) => /^\/api\/public\/opportunities\/[\w-]+$/u.test(pathname)),
    )
    .toBe(true);
  await expect.element(field('Company')).toHaveValue('Tribometrics');
  renew();
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Received. Thank you.' })).toBeVisible();
});

test('What was typed stays, by the wording of before, and for questions that are no longer asked', async () => {
  await openForm();
  const opportunity = location.pathname;
  const id = opportunity.split('/').at(-1) ?? '';
  const question = 'How mature is it?';
  const fields = {
    companyName: values.Company,
    website: '',
    contactName: values['Your name'],
    contactEmail: values['Email'],
    title: 'Typed before',
    pitch: values['Your pitch'],
  };
  // As it was stored when questions had no ids.
  const answers = { [question]: 'Two pilots run', 'What does it cost?': 'Ten euros' };
  const draft = JSON.stringify({ fields, answers, files: [], attempt: null });
  localStorage.setItem(`outrider.draft.${id}`, draft);
  await openScreen('/c/skf');
  await openScreen(opportunity);
  await expect.element(field(question)).toHaveValue('Two pilots run');
  const left = page.getByRole('region', { name: 'No longer asked' });
  await expect.element(left).toMatchTextContent('What does it cost?');
  await expect.element(left).not.toMatchTextContent(question);

  // The question is removed while the form is open.
  const sent: unknown[] = [];
  const gone = refusalText(publicPageRefusals['public.unknownQuestion']);
  intercept(/^\w+ \/api\/public\/opportunities\//u, async (send, _, request) => {
    if (request.method === 'POST') {
      sent.push((await request.json()).answers);
      return problem(400, gone, 'public.unknownQuestion');
    }
    const answer = await (await send()).json();
    return Response.json({ ...answer, questions: answer.questions.slice(1) });
  });
  await page.getByRole('button', { name: /^Send to/u }).click();
  await expect.element(page.getByText(gone)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: question })).not.toBeInTheDocument();
  expect(sent).toEqual([[{ questionId: expect.any(String), answer: 'Two pilots run' }]]);

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await left.getByRole('button', { name: `Copy the answer to ${question}` }).click();
  await expect
    .element(left.getByRole('button', { name: `Copied the answer to ${question}` }))
    .toBeVisible();
  expect(copied.mock.calls).toEqual([['Two pilots run']]);
  copied.mockRestore();
});

test('Each kind of question has its control, and says what is wrong with its answer', async () => {
  const bodies: unknown[] = [];
  intercept(/^\w+ \/api\/public\/opportunities\//u, async (ask, { pathname }, request) => {
    if (pathname.endsWith('/submissions')) {
      bodies.push((await request.json()).answers);
      return problem(503, 'Away.', 'unavailable');
    }
    if (request.method === 'POST') return ask();
    const answer = await (await ask()).json();
    const id = (nth: number) => `00000000-0000-7000-8000-00000000000${nth}`;
    const options = ['North', 'South'].map((label, nth) => ({ id: id(nth), label }));
    const questions = [
      { text: 'People?', kind: 'number', least: 1, help: 'At work today.' },
      { text: 'Where?', kind: 'choice', options },
      { text: 'Since when?', kind: 'date' },
      { text: 'Your deck', kind: 'file' },
      { text: 'I agree.', kind: 'consent' },
    ].map((question, nth) => ({ isRequired: true, id: id(nth + 2), ...question }));
    return Response.json({ ...answer, questions });
  });
  await openForm();
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix' });
  await expect.element(summary).toMatchTextContent('Please fix 10 fields.');
  await summary.getByRole('button', { name: 'Where?' }).click();
  await expect.element(page.getByRole('radio', { name: 'North' })).toHaveFocus();
  await summary.getByRole('button', { name: 'I agree.' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'I agree.' })).toHaveFocus();
  await userEvent.keyboard(' ');

  const { 'How mature is it?': _, ...fields } = values;
  await fillIn({ ...fields, Title: 'By kind', 'People?': '0' });
  await page.getByRole('radio', { name: 'South' }).click();
  await typeDate(page.getByRole('group', { name: 'Since when?' }), '31', '03', '2027');
  const input = document.querySelector<HTMLInputElement>('input[aria-label="Your deck"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF-1.4'], 'deck.pdf', { type: 'application/pdf' }));
  if (input === null) throw new Error('The question takes no file.');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('button', { name: 'Remove deck.pdf' })).toBeVisible();
  await send.click();
  await expect.element(field('People?')).toHaveAccessibleDescription(/Enter 1 or more/u);
  await field('People?').fill('12,5');
  await send.click();
  await expect.element(page.getByText('Away.')).toBeVisible();
  expect(bodies.at(-1)).toMatchObject([
    { answer: '12,5' },
    { answer: 'South', value: ['00000000-0000-7000-8000-000000000001'] },
    { answer: '2027-03-31' },
    { answer: 'deck.pdf', value: expect.any(String) },
    { answer: 'I agree.', value: true },
  ]);
});

test('The box for the directory is off, asks for what a listing shows, and is kept in the draft', async () => {
  await openForm();
  const box = page.getByRole('checkbox', { name: 'We may be listed in the company directory.' });
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByLabelText('Country')).not.toBeInTheDocument();
  await field('Title').fill('With a listing');
  await box.click({ force: true });
  await page.getByLabelText('Country').selectOptions('SE');
  await field('In one line').fill('Counts wear');
  await openForm();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByLabelText('Country')).toHaveValue('SE');
  await expect.element(field('In one line')).toHaveValue('Counts wear');
});
