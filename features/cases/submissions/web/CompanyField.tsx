import { clsx } from 'clsx';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { useCompanyTypeahead } from '#features/directory/companies/web/shared/use-company-typeahead.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { controlClasses, FieldFrame } from '#ui/Field.tsx';
import type { SubmissionValues } from './submission-values.ts';

type Company = Pick<SubmissionValues, 'company' | 'companyName'>;

interface Props {
  readonly id: string;
  readonly value: Company;
  readonly onChange: (value: Company) => void;
  readonly problem: string | undefined;
}

const leastLetters = 2;

const about = ({ country, stage, url }: CompanyCard) =>
  [country, stage, url?.replace(/^https?:\/\/(?:www\.)?/u, '')].filter(Boolean).join(' · ');

/** A combobox of directory companies that also accepts a name that is not in the directory. */
export function CompanyField({ id, value, onChange, problem }: Props) {
  const { company, companyName } = value;
  const typed = companyName.trim();
  const isWanted = company === null && typed.length >= leastLetters;
  const { found = [], isFetching } = useCompanyTypeahead(typed, isWanted);
  return (
    <FieldFrame
      id={id}
      label="Company"
      isRequired
      problem={problem}
      hint={company === null ? undefined : 'From the directory'}
    >
      <ComboBox
        aria-label="Company"
        aria-describedby={problem ? `${id}-problem` : undefined}
        isInvalid={problem !== undefined}
        isRequired
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection={company === null && typed.length >= leastLetters}
        menuTrigger="input"
        items={company === null && typed.length >= leastLetters ? found : []}
        defaultFilter={() => true}
        inputValue={companyName}
        onInputChange={(name) => {
          if (name !== companyName) onChange({ company: null, companyName: name });
        }}
        selectedKey={company?.id ?? null}
        onSelectionChange={(key) => {
          const company = found.find((one) => one.id === key);
          if (!company) return;
          onChange({ company: { kind: company.kind, id: company.id }, companyName: company.name });
        }}
      >
        <Input
          id={id}
          maxLength={limits.nameCharacters}
          placeholder="Name or web address"
          className={clsx(controlClasses(problem), 'h-10')}
        />
        <Popover
          placement="bottom start"
          className="floating w-(--trigger-width) min-w-64 rounded-card p-1"
        >
          <ListBox<CompanyCard>
            renderEmptyState={() => (
              <p className="px-2 py-2 text-control text-ink-3">
                {isFetching ? 'Searching the directory…' : 'Not in the directory. Saved as typed.'}
              </p>
            )}
            className="max-h-80 overflow-y-auto outline-none"
          >
            {(one) => (
              <ListBoxItem
                id={one.id}
                textValue={one.name}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover"
              >
                <Avatar id={one.id} name={one.name} imageUrl={one.logoUrl} shape="company" />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{one.name}</span>
                  <span className="block truncate text-small text-ink-3">{about(one)}</span>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </FieldFrame>
  );
}
