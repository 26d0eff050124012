// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '#core/web/tests/testing-library.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { CompanyMap } from './CompanyMap.tsx';

const card = (name: string, country: string | null) =>
  sampleCompanyCard({ id: name, name, country });
const companies = [
  card('Ice', 'AQ'),
  card('Nobody knows', null),
  ...['One', 'Two', 'Three'].map((name) => card(name, 'SE')),
  card('Tiny', 'MT'),
];
const onOpen = vi.fn<(key: string) => void>();

function Shown({ all }: { readonly all: readonly CompanyCard[] }) {
  const [country, setCountry] = useState<string>();
  return (
    <CompanyMap
      companies={all}
      openKey={undefined}
      country={country}
      onOpen={onOpen}
      onCountry={setCountry}
    />
  );
}

const rows = (list: string) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('button');
const row = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  onOpen.mockReset();
});

test('the list includes what the map cannot show: Antarctica and unknown countries', () => {
  render(<Shown all={companies} />);
  expect(rows('Countries')).toEqual([
    row('Sweden 3 companies'),
    row('Antarctica 1 company not on the map'),
    row('Malta 1 company'),
    row('Unknown country 1 company not on the map'),
  ]);
});

test('selecting a country in the list opens its companies, and the focus returns afterwards', () => {
  render(<Shown all={companies} />);
  fireEvent.click(row('Sweden 3 companies'));
  expect(rows('Companies')).toHaveLength(3);
  expect(document.activeElement?.textContent).toBe('All countries');
  expect(screen.getByRole('status').textContent).toBe('Sweden, 3 companies');
  fireEvent.click(screen.getByRole('button', { name: /Two/u }));
  expect(onOpen).toHaveBeenCalledWith('startup Two');
  fireEvent.click(row('All countries'));
  expect(document.activeElement).toBe(row('Sweden 3 companies'));
});

test('a country without matching companies says so and leads back', () => {
  const { rerender } = render(<Shown all={companies} />);
  fireEvent.click(row('Malta 1 company'));
  rerender(<Shown all={[card('One', 'SE')]} />);
  expect(screen.getByText('No matching companies.')).toBeTruthy();
  fireEvent.click(row('All countries'));
  expect(rows('Countries')).toEqual([row('Sweden 1 company')]);
});

test('thousands of companies in one country are rendered in parts', () => {
  render(<Shown all={Array.from({ length: 5000 }, (_, at) => card(`Company ${at}`, 'US'))} />);
  fireEvent.click(row('United States 5,000 companies'));
  expect(rows('Companies').length).toBeLessThan(200);
});
