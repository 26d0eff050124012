import { useMemo, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { domainFrom, domainPattern } from '#features/cases/corporations/domain/domains.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import type { CorporationDraft } from '#features/cases/corporations/domain/settings.ts';
import { reservedSlugs, slugFrom } from '#features/cases/corporations/domain/slug.ts';
import { fieldAriaProps, FieldFrame, TextField } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import { IntroductionField } from './IntroductionField.tsx';

const { slugCharacters } = corporationLimits;

/** Why the draft cannot be sent, or null. */
export function problemOfDraft({ name, slug }: CorporationDraft): string | null {
  if (name.trim() === '') return 'Enter a name.';
  if (slug === '') return 'Enter an address, such as “skf”.';
  return null;
}

const zoneParts = {
  id: 'corporation-zone',
  label: 'Time zone',
  isRequired: true,
  hint: 'Deadlines are meant in it, and days end at midnight there. A change moves no deadline.',
  problem: undefined,
};

/** The browser's, for a new one. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones; also the chosen one, if this browser lists it under another name. */
const zoneOptions = (timeZone: string) =>
  [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));

interface Props {
  readonly draft: CorporationDraft;
  readonly onChange: (part: Partial<CorporationDraft>) => void;
  /** A new one: the address follows the name until it is typed. */
  readonly isNew?: boolean;
}

/** What a corporation is, and whose addresses belong to it. */
export function CorporationFields({ draft, onChange, isNew = false }: Props) {
  const [followsName, setFollowsName] = useState(isNew);
  const [wrongDomain, setWrongDomain] = useState<string>();
  const { name, slug, introduction, domains, timeZone = readersZone() } = draft;
  const zones = useMemo(() => zoneOptions(timeZone), [timeZone]);
  return (
    <>
      <TextField
        id="corporation-name"
        label="Name"
        isRequired
        isFirst={isNew}
        problem={undefined}
        value={name}
        maxLength={limits.nameCharacters}
        onChange={(typed) =>
          onChange({ name: typed, ...(followsName && { slug: slugFrom(typed, slugCharacters) }) })
        }
      />
      <TextField
        id="corporation-slug"
        label="Address"
        isRequired
        hint={
          isNew
            ? `The public page is at ${linkToPublicPage(slug)}.`
            : `The public page is at ${linkToPublicPage(slug)}. Links to the old address stop working when it changes.`
        }
        problem={
          reservedSlugs.has(slug) ? 'This is a page of the product. Choose another.' : undefined
        }
        value={slug}
        maxLength={slugCharacters}
        onChange={(typed) => {
          setFollowsName(false);
          onChange({ slug: typed.toLowerCase().replace(/[^a-z0-9-]+/gu, '-') });
        }}
      />
      <TokenField
        id="corporation-domains"
        label="Email domains"
        isRequired={false}
        hint="People with a verified address at these domains join this corporation."
        problem={wrongDomain}
        placeholder="example.com"
        suggestions={[]}
        tokens={domains}
        onChange={(tokens) => {
          const all = tokens.map(domainFrom);
          const wrong = all.find((domain) => !domainPattern.test(domain));
          setWrongDomain(wrong === undefined ? undefined : `“${wrong}” is not a full domain.`);
          onChange({ domains: [...new Set(all.filter((domain) => domain !== wrong))] });
        }}
      />
      <FieldFrame {...zoneParts}>
        <SelectField
          label={zoneParts.label}
          isLabelHidden
          searchLabel="Find a time zone"
          inForm={fieldAriaProps(zoneParts)}
          options={zones}
          value={timeZone}
          onChange={(zone) => onChange({ timeZone: zone })}
        />
      </FieldFrame>
      {/* Later it is changed with the rest of the public page. */}
      {isNew && (
        <IntroductionField
          introduction={introduction ?? null}
          onChange={(next) => onChange({ introduction: next })}
        />
      )}
    </>
  );
}
