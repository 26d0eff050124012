import { useId, useState } from 'react';
import type { Profile } from '#features/directory/companies/web/shared/use-company-values.ts';
import { Button } from '#ui/Button.tsx';
import { DayText } from '#ui/dates.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { Section } from './Section.tsx';

/** Before the rest is asked for. */
const shownFirst = 4;

/** What was written about the company, the latest first. */
export function CompanyNews({ news }: Pick<Profile, 'news'>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (news.length === 0) return null;
  const items = news.toSorted((one, other) => other.day.localeCompare(one.day));
  const listed = isWhole ? items : items.slice(0, shownFirst);
  return (
    <Section title="News">
      <ul
        id={id}
        aria-label="News"
        className="divide-y divide-line rounded-card border border-line bg-raised text-control"
      >
        {listed.map(({ day, title, url }) => (
          <li
            key={`${day} ${title} ${url}`}
            className="flex min-h-10 flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {url === null ? title : <WebLink href={url} label={title} wraps />}
            </span>
            <span className="text-small text-ink-3">
              <DayText day={day} />
            </span>
          </li>
        ))}
      </ul>
      {items.length > shownFirst && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </Section>
  );
}
