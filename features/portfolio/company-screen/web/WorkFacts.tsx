import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { work } from '#features/portfolio/company-screen/domain/endpoints.ts';
import type { CompanyWork, ContactKind } from '#features/portfolio/company-screen/domain/work.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';

const kinds: Readonly<Record<ContactKind, string>> = {
  submission: 'Submission',
  message: 'Message from the company',
  reply: 'Message',
  invitation: 'Invitation',
  pitchDay: 'Pitch day',
  note: 'Note',
};

function LastContact({ contact }: { readonly contact: CompanyWork['lastContact'] }) {
  if (contact === null) return <>No contact yet</>;
  const { kind, at, person, about } = contact;
  return (
    <>
      {kinds[kind]}
      {person !== null && ` by ${person}`}, <RelativeTime at={at} />
      <span className="block truncate text-small text-ink-3">{about}</span>
    </>
  );
}

/** When and by whom the company was last contacted, and where its record came from. */
export function WorkFacts({ company: { kind, id } }: { readonly company: CompanyRef }) {
  const { data } = useQuery(queryOptionsOf(work, { params: { kind, id } }));
  if (data === undefined) return null;
  const { lastContact, metBy, source } = data;
  return (
    <dl className="mb-5 space-y-3 text-control">
      <Fact label="Last contact">
        <LastContact contact={lastContact} />
      </Fact>
      {metBy.length > 0 && (
        <Fact label="In touch">
          <ul className="space-y-1">
            {metBy.map((person) => (
              <li key={person.id} className="flex items-center gap-2">
                <Avatar
                  id={person.id}
                  name={person.name}
                  imageUrl={person.photoUrl}
                  shape="person"
                  size="s"
                />
                <Link
                  to="/profile/$id"
                  params={{ id: person.id }}
                  className="min-w-0 flex-1 truncate hover:underline"
                >
                  {person.name}
                </Link>
                <span className="text-small text-ink-3">
                  <RelativeTime at={person.at} />
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {source && (
        <Fact label="Source">
          Submission:{' '}
          <Link
            to="/opportunity/$id"
            params={{ id: source.opportunityId }}
            search={{ tab: 'submissions', submission: source.submission.id }}
            className="text-accent-ink hover:underline"
          >
            {source.submission.title}
          </Link>
          <span className="block text-small text-ink-3">Only your corporation sees this.</span>
        </Fact>
      )}
    </dl>
  );
}
