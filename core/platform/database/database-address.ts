/** A PostgreSQL server among those that an address names. */
export interface DatabaseHost {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
}

export interface DatabaseAddress {
  /** All servers, in order. */
  readonly hosts: readonly DatabaseHost[];
  /** Whether the one that takes writes has to be found among them. */
  readonly isChosen: boolean;
  /** The address of the first server, as the driver knows it. */
  readonly first: string;
}

const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(\/[^?#]*)?(\?.*)?$/u;
const oneHost = /^(\[[\da-f:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/iu;
const standardPort = 5432;
const highestPort = 65_535;

const attribute = 'target_session_attrs';
/** What a server has to allow that Outrider can work on. */
const usable = new Set(['read-write', 'primary']);

const expected = {
  address: 'an address such as postgres://host/name',
  hosts: 'hosts with commas between, such as postgres://name:password@a:5432,b:5432/outrider',
  place: 'hosts before the name of the database, not as a parameter',
  attribute: `${attribute}=read-write, since Outrider writes`,
};

const partsOf = (url: string) => {
  const [, scheme = '', who = '', hosts = '', path = '', search = ''] = parts.exec(url) ?? [];
  return { scheme, who, hosts, path, search };
};

function hostOf(entry: string): DatabaseHost | null {
  const [, name, port] = oneHost.exec(entry) ?? [];
  if (name === undefined) return null;
  const host = decodeURIComponent(name.replace(/^\[(.+)\]$/u, '$1'));
  const number = port === undefined ? standardPort : Number(port);
  return number > 0 && number <= highestPort ? { host, port: number } : null;
}

/**
 * Reads an address as PostgreSQL's own programs do, with one host or several. A text is what was
 * expected instead; it holds nothing of the address, which has a password.
 */
export function readDatabaseAddress(url: string): DatabaseAddress | string {
  const { scheme, who, hosts: list, path, search } = partsOf(url);
  const entries = list.split(',');
  const first = `${scheme}${who}${entries[0] ?? ''}${path}${search}`;
  if (scheme === '' || !URL.canParse(first)) {
    return entries.length > 1 ? expected.hosts : expected.address;
  }
  const parameters = new URLSearchParams(search);
  const kind = parameters.get(attribute);
  if (kind !== null && !usable.has(kind)) return expected.attribute;
  const isChosen = entries.length > 1 || kind !== null;
  if (!isChosen && !parameters.get('host')?.includes(',')) return { hosts: [], isChosen, first };
  if (['host', 'hostaddr', 'port'].some((name) => parameters.has(name))) return expected.place;
  const hosts = entries.flatMap((entry) => hostOf(entry) ?? []);
  return hosts.length === entries.length ? { hosts, isChosen, first } : expected.hosts;
}

/** Where a database is, to be shown: without who signs in. */
export function placeOf(url: string): string {
  const { hosts, path } = partsOf(url);
  return decodeURIComponent(hosts + path);
}

/** Another database of the same server, or of the one of several that takes writes. */
export function withDatabaseName(url: string, name: string): string {
  const { scheme, who, hosts, search } = partsOf(url);
  return `${scheme}${who}${hosts}/${encodeURIComponent(name)}${search}`;
}

/** For PostgreSQL's own programs, which by themselves take the first server that answers. */
export function forPrograms(url: string): string {
  const { hosts, search } = partsOf(url);
  if (!hosts.includes(',') || search.includes(`${attribute}=`)) return url;
  return `${url}${search === '' ? '?' : '&'}${attribute}=read-write`;
}
