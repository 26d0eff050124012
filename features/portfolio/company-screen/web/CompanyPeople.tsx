import { Avatar } from '#ui/Avatar.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { Section } from './Section.tsx';
import type { Profile } from '#features/directory/companies/web/shared/use-company-values.ts';

/** People of the company, where known. */
export function CompanyPeople({ people }: Pick<Profile, 'people'>) {
  if (people.length === 0) return null;
  return (
    <Section title="People">
      <ul className="space-y-3">
        {people.map(({ name, role }) => (
          <li key={`${name} ${role}`} className="flex items-center gap-3">
            <Avatar id={name} name={name} shape="person" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-small text-ink-3">{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Its pages elsewhere, where known. */
export function CompanyLinks({ links }: Pick<Profile, 'links'>) {
  if (links.length === 0) return null;
  return (
    <Section title="Links">
      <ul className="space-y-1 text-control">
        {links.map(({ label, url }) => (
          <li key={url}>
            <WebLink href={url} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
