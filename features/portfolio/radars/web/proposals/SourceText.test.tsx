// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ProposalSource } from '#features/portfolio/radars/domain/proposal.ts';
import { cleanup, fireEvent, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { openPart } from './proposal-fixture.tsx';
import { SourceText } from './SourceText.tsx';

afterEach(cleanup);

async function open(source: ProposalSource) {
  const { address } = openPart(
    <p data-testid="source">
      <SourceText source={source} />
    </p>,
  );
  const text = (await screen.findByTestId('source')).textContent;
  return {
    address,
    text,
    links: screen.queryAllByRole('link').map(({ textContent }) => textContent),
  };
}

test.each([
  [
    { kind: 'company', label: 'Acme', count: 1, query: '/search' },
    'Company Acme · ',
    '1 company matches',
  ],
  [
    { kind: 'search', label: 'Wear', count: 1200, query: '/search' },
    'Search Wear · ',
    '1,200 companies match',
  ],
  [
    { kind: 'collection', label: 'Best', count: 2, query: '/search' },
    'Collection Best · ',
    '2 companies',
  ],
  [
    { kind: 'project', label: 'Pilot', count: 1, query: '/projects' },
    'Project Pilot · ',
    '1 won pilot',
  ],
  [
    { kind: 'search', label: 'Wear', count: 0, query: '/search' },
    'Search Wear · ',
    '0 companies match',
  ],
] as const)(
  'what argues for it is counted, with a link to it: %j',
  async (source, about, counted) => {
    const { text, links } = await open(source);
    expect(text).toBe(`${about}${counted}`);
    expect(links).toEqual([counted]);
  },
);

test('what is not counted can be opened', async () => {
  const { text, links } = await open({ kind: 'move', label: 'First', query: '/radars/r1' });
  expect(text).toBe('Move after the publication of First · Open');
  expect(links).toEqual(['Open']);
});

test('without a path the number is no link, and without both there is only where it came from', async () => {
  const counted = await open({ kind: 'company', label: 'Acme', count: 3 });
  expect([counted.text, counted.links]).toEqual(['Company Acme · 3 companies match', []]);
  cleanup();
  const { text, links } = await open({ kind: 'round', label: '' });
  expect([text, links]).toEqual(['Proposed in a round', []]);
});

test('the link opens the path in the app; with a modifier it is left to the browser', async () => {
  const { address } = await open({ kind: 'search', count: 2, query: '/search?q=wear' });
  const link = screen.getByRole('link');
  const stopped = (event: Event) => event.preventDefault();
  window.addEventListener('click', stopped);
  for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    fireEvent.click(link, { [modifier]: true });
  window.removeEventListener('click', stopped);
  expect(address()).toBe('/');
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(address()).toBe('/search?q=wear'));
});
