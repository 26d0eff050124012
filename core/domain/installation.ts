import { limits } from './limits.ts';

/**
 * What a page must know of its installation before its first paint. The server writes it into the
 * page: asking for it would change names and sizes after the first paint.
 */
export interface Installation {
  /** Names what was built: another one has other code. Null while developing. */
  readonly build: string | null;
  readonly productName: string;
  /** The organisation that runs the installation. */
  readonly ownerCompany: string | null;
  /** The path of the logo that replaces the product's mark. */
  readonly logo: string | null;
  /** Legal pages of who runs the installation, where there are any. */
  readonly legalLinks: readonly {
    readonly kind: 'privacy' | 'terms' | 'imprint';
    readonly url: string;
  }[];
  /** Where the interface is called, when not at the page's own origin (section 7). */
  readonly apiHost: string | null;
  /** Names of companies by the label of their domain (section 1). Null: the usual ones. */
  readonly knownCompanies: Readonly<Record<string, string>> | null;
  /** Whether accounts with a published password work at an address that others reach. */
  readonly hasOpenDemonstration: boolean;
  /** Whether companies without a logo get a drawn one: in the demonstration, which invents companies. */
  readonly hasDrawnMarks: boolean;
  /** Providers with a button of their own on the sign-in form. */
  readonly providers: readonly ('google' | 'microsoft')[];
  /** Whether others are chosen by the domain of an email address. */
  readonly hasSingleSignOn: boolean;
  /** The service that signs people in, in place of passwords and providers here. */
  readonly hostedIdentity: {
    readonly project: string;
    readonly apiKey: string;
    readonly authDomain: string;
    readonly emulator: string | null;
  } | null;
  /** The largest file that is accepted. */
  readonly fileBytes: number;
  /** Where files are sent in the shape of a hosted storage; null: to the interface itself. */
  readonly storageEmulator: string | null;
  /** What pages record of their use. */
  readonly usage: {
    /** Not of who sends Do Not Track or Global Privacy Control. */
    readonly respectsSignals: boolean;
    /** Whether what is searched for is recorded. */
    readonly keepsQueries: boolean;
  };
  /** The service of others that counts pages; null: none. */
  readonly analytics: AnalyticsTag | null;
}

export interface AnalyticsTag {
  readonly service: 'ga4' | 'umami' | 'plausible';
  /** Of the site there: a measurement id, a website id, a domain. */
  readonly id: string;
  /** Where its script is. */
  readonly origin: string;
}

/** The name of the `<meta>` element that carries it as JSON. */
export const installationMeta = 'installation';

/** The header by which every answer names the build that the server has. */
export const buildHeader = 'x-build';

export const plainInstallation: Installation = {
  build: null,
  productName: 'Outrider',
  ownerCompany: null,
  logo: null,
  legalLinks: [],
  apiHost: null,
  knownCompanies: null,
  hasOpenDemonstration: false,
  hasDrawnMarks: false,
  providers: [],
  hasSingleSignOn: false,
  hostedIdentity: null,
  fileBytes: limits.fileBytes,
  storageEmulator: null,
  usage: { respectsSignals: true, keepsQueries: true },
  analytics: null,
};
