import { importFields as submissionFields } from '#features/cases/submissions/domain/import-fields.ts';
import type { ImportOf } from './import.ts';

/** A field that a column can be mapped to. */
export interface ImportField {
  readonly field: string;
  /** Its label. */
  readonly label: string;
  readonly isRequired: boolean;
  /** Names in other sources, the most specific first. */
  readonly names: readonly string[];
}

const field = (
  name: string,
  label: string,
  names: readonly string[] = [],
  isRequired = false,
): ImportField => ({ field: name, label, isRequired, names });

const companies = [
  field(
    'name',
    'Name',
    [
      'company name',
      'company',
      'companies',
      'startups',
      'account name',
      'organisation',
      'organization',
      'startup',
      'organization name',
      'title',
      'legal name',
    ],
    true,
  ),
  field('externalId', 'Id at the source', [
    'external id',
    'permalink',
    'id',
    'uuid',
    'slug',
    'company id',
    'key',
    'cb id',
    'identifier',
    'organization name url',
    'reference',
    'organisation number',
    'organization number',
  ]),
  field('oneLiner', 'One-liner', [
    'one liner',
    'short description',
    'tagline',
    'headline',
    'summary',
    'pitch',
    'slogan',
    'what they do',
    'what it does',
  ]),
  field('description', 'Description', [
    'description',
    'full description',
    'long description',
    'about',
    'overview',
    'text',
    'body',
    'details',
  ]),
  field('url', 'Website', [
    'website',
    'homepage url',
    'homepage',
    'web site',
    'website url',
    'company url',
    'web',
    'web address',
    'domain',
    'link',
  ]),
  field('logoUrl', 'Logo', ['logo', 'logo url', 'profile image url', 'image url', 'image']),
  field('tags', 'Tags', [
    'tags',
    'keywords',
    'tag list',
    'topics',
    'labels',
    'technologies',
    'category list',
  ]),
  field('industries', 'Industries', [
    'industries',
    'industry',
    'category code',
    'category',
    'categories',
    'sector',
    'sectors',
    'category groups list',
    'vertical',
  ]),
  field('country', 'Country', [
    'country code',
    'country',
    'country name',
    'hq country',
    'nation',
    'land',
  ]),
  field('city', 'City', [
    'city',
    'town',
    'hq city',
    'headquarters',
    'headquarters location',
    'headquarter location',
    'hq',
    'hq location',
    'location',
    'place',
    'based in',
    'ort',
  ]),
  field('foundedYear', 'Founded', [
    'founded year',
    'year founded',
    'founding year',
    'founded',
    'founded at',
    'founded on',
    'founded date',
    'established',
    'year of foundation',
  ]),
  field('stage', 'Stage', [
    'stage',
    'funding stage',
    'last funding type',
    'last round',
    'funding round',
    'round',
  ]),
  field('employees', 'Employees', [
    'employees',
    'employee count',
    'number of employees',
    'headcount',
    'company size',
    'team size',
    'staff',
    'num employees',
  ]),
  // The currency in a header is read apart from its name.
  field('fundingAmount', 'Funding', [
    'funding total',
    'total funding',
    'total funding amount',
    'funding amount',
    'funding raised',
    'total raised',
    'raised in total',
    'amount raised',
    'capital raised',
    'raised',
  ]),
  field('fundingCurrency', 'Currency of funding', [
    'funding currency',
    'total funding currency',
    'total funding amount currency',
    'currency code',
    'currency',
  ]),
  field('lastFundingAt', 'Last funding', [
    'last funding at',
    'last funding on',
    'last funding date',
    'last funded',
    'date of last funding',
  ]),
  field('status', 'Status', ['status', 'operating status', 'company status', 'state of operation']),
  field('sourceUpdatedAt', 'Changed at the source', [
    'source updated at',
    'updated at',
    'last updated',
    'modified at',
    'last modified',
    'updated',
  ]),
] as const;

const projects = [
  field('name', 'Name', ['project', 'project name', 'title'], true),
  field('externalId', 'Id at the source', [
    'external id',
    'id',
    'key',
    'project id',
    'reference',
    'number',
    'uuid',
  ]),
  field('description', 'Description', ['description', 'summary', 'text', 'about', 'details']),
  field('company', 'Company', ['company', 'company name', 'startup', 'partner', 'supplier']),
  field('opportunity', 'Opportunity', [
    'opportunity',
    'challenge',
    'opportunity id',
    'opportunity name',
  ]),
  field('owner', 'Owner (e-mail)', [
    'owner',
    'owner email',
    'owner e mail',
    'lead',
    'responsible',
    'project manager',
    'email',
  ]),
  field('phase', 'Phase', ['phase', 'stage', 'step', 'status']),
  field('health', 'Health', ['health', 'rag', 'rag status', 'traffic light', 'condition']),
  field('startDate', 'Start', ['start date', 'start', 'started', 'from', 'begin', 'begins']),
  field('endDate', 'End', ['end date', 'end', 'ends', 'due', 'due date', 'until', 'finish']),
] as const;

const opportunities = [
  field('name', 'Name', ['title', 'challenge', 'challenge title', 'opportunity'], true),
  field('externalId', 'Id at the source', [
    'external id',
    'id',
    'challenge id',
    'key',
    'reference',
    'uuid',
  ]),
  field('introduction', 'Introduction', [
    'introduction',
    'intro',
    'summary',
    'tagline',
    'abstract',
  ]),
  field('businessNeed', 'Business need', [
    'business need',
    'need',
    'problem',
    'description',
    'background',
  ]),
  field('callToAction', 'Call to action', ['call to action', 'how to enter', 'ask', 'next step']),
  field('focusAreas', 'Focus areas', ['focus areas', 'scope', 'focus']),
  field('url', 'Link', ['url', 'link', 'web', 'website']),
  field('categories', 'Categories', ['categories', 'category', 'tags', 'types']),
  field('cycleName', 'Cycle', ['cycle', 'cycle name', 'scouting cycle', 'batch']),
  field('cycleStartDate', 'Start of the cycle', ['cycle start', 'cycle start date']),
  field('cycleEndDate', 'End of the cycle', ['cycle end', 'cycle end date']),
  field('startDate', 'Start', ['start date', 'start', 'opens', 'open date', 'from']),
  field('endDate', 'End', ['end date', 'end', 'deadline', 'closes', 'close date', 'due', 'until']),
  field('reward', 'Reward', ['reward', 'prize', 'total prize', 'budget', 'award']),
] as const;

/** The fields of each type of record, in display order. */
export const importFieldsOf: Readonly<Record<ImportOf, readonly ImportField[]>> = {
  companies,
  projects,
  opportunities,
  submissions: submissionFields,
};

/** Fields that several columns can be mapped to. */
export const listFields: ReadonlySet<string> = new Set(['tags', 'industries', 'categories']);
