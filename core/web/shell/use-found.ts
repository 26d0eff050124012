import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Factory, Search, Target } from 'lucide-react';
import { list } from '#features/opportunities/domain/endpoints.ts';
import { companies } from '#features/search/domain/endpoints.ts';
import { countryName } from '#features/companies/web/public/words.ts';
import { ask } from '#core/web/transport/ask.ts';
import { useRested } from '#ui/use-rested.ts';
import type { Command } from './command.ts';

const opportunitiesMost = 6;
const companiesMost = 5;
const lettersLeast = 2;
/** Asked for so soon after the last letter. */
const pauseMs = 90;

/** Whether a label holds what was typed. */
export const matches = (label: string, typed: string): boolean =>
  label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** What was found for fewer letters stays while the next answer is under way, as far as it fits. */
function ordered<Row extends { readonly name: string }>(
  rows: readonly Row[],
  typed: string,
  isOlder: boolean,
): Row[] {
  const named = rows.filter(({ name }) => matches(name, typed));
  return isOlder ? named : [...named, ...rows.filter((row) => !named.includes(row))];
}

/** Opportunities and companies that fit what was typed, and the way to all of them. */
export function useFound(typed: string) {
  const navigate = useNavigate();
  const words = typed.trim();
  const q = useRested(words, pauseMs);
  const isEnough = Math.min(q.length, words.length) >= lettersLeast;
  const how = { enabled: isEnough, placeholderData: keepPreviousData };
  const cases = useQuery({
    ...ask(list, { query: { q, limit: String(opportunitiesMost) } }),
    ...how,
  });
  const firms = useQuery({
    ...ask(companies, { query: { q, limit: String(companiesMost) } }),
    ...how,
  });
  if (!isEnough) return { opportunities: [], companies: [], everywhere: [] };
  // Until it is asked for, what was found answers fewer letters.
  const isOlder = q !== words;
  return {
    opportunities: ordered(cases.data?.data ?? [], typed, isOlder || cases.isPlaceholderData).map(
      ({ id, name, cycleName }): Command => ({
        id: `opportunity-${id}`,
        label: name,
        icon: Target,
        ...(cycleName !== undefined && { hint: cycleName }),
        run: () => void navigate({ to: '/opportunity/$id', params: { id } }),
      }),
    ),
    companies: ordered(firms.data?.data ?? [], typed, isOlder || firms.isPlaceholderData).map(
      ({ ref: { kind, id }, name, country }): Command => ({
        id: `company-${kind}-${id}`,
        label: name,
        icon: Factory,
        ...(country !== null && { hint: countryName(country) }),
        run: () => void navigate({ to: '/company/$kind/$id', params: { kind, id } }),
      }),
    ),
    everywhere: [
      {
        id: 'scout',
        label: `Search for “${words}” in Scout`,
        icon: Search,
        run: () => void navigate({ to: '/search', search: { q: words } }),
      },
    ] satisfies Command[],
  };
}
