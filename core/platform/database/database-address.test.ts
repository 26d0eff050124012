import { describe, expect, test } from 'vitest';
import { forPrograms, placeOf, readDatabaseAddress, withDatabaseName } from './database-address.ts';

const hostsIn = (url: string) => {
  const address = readDatabaseAddress(url);
  if (typeof address === 'string') return address;
  return address.hosts.map(({ host, port }) => `${host} ${port}`);
};

describe('An address of a database', () => {
  test.each([
    ['postgres://a/outrider', []],
    ['postgresql://me:p@a:6000/outrider?sslmode=require', []],
    ['postgres://me:p,q@a/outrider', []],
    ['postgres:///outrider?host=/run/postgresql', []],
    ['postgres://a,b/outrider', ['a 5432', 'b 5432']],
    ['postgres://me:p,q@a:1,b/outrider?target_session_attrs=read-write', ['a 1', 'b 5432']],
    ['postgres://[fd00::1]:5433,[fd00::2]/outrider', ['fd00::1 5433', 'fd00::2 5432']],
    ['postgres://%2Frun%2Fa:1,%2Frun%2Fb/outrider', ['/run/a 1', '/run/b 5432']],
    ['postgres://a/outrider?target_session_attrs=primary', ['a 5432']],
  ])('%s names its servers', (url, hosts) => {
    expect(hostsIn(url)).toEqual(hosts);
  });

  test.each([
    ['mysql://a,b/outrider', 'an address such as'],
    ['mysql://a/outrider', 'an address such as'],
    ['postgres://a:port/outrider', 'an address such as'],
    ['postgres://a,/outrider', 'hosts with commas'],
    ['postgres://,a/outrider', 'hosts with commas'],
    ['postgres://a, b/outrider', 'hosts with commas'],
    ['postgres://a:0,b/outrider', 'hosts with commas'],
    ['postgres://a,b:65536/outrider', 'hosts with commas'],
    ['postgres://a,fd00::1/outrider', 'hosts with commas'],
    ['postgres:///outrider?host=a,b', 'hosts before the name of the database'],
    ['postgres://a,b/outrider?port=1,2', 'hosts before the name of the database'],
    ['postgres://a,b/outrider?target_session_attrs=any', 'target_session_attrs=read-write'],
    ['postgres://a/outrider?target_session_attrs=standby', 'target_session_attrs=read-write'],
  ])('%s is refused with what was expected', (url, sentence) => {
    const problem = readDatabaseAddress(url);
    expect(problem).toEqual(expect.stringContaining(sentence));
  });

  test('leads to another database of the same servers, and keeps the rest', () => {
    const url = 'postgres://me:p@a:1,b/outrider?target_session_attrs=read-write';
    expect(withDatabaseName(url, 'a drill')).toBe(
      'postgres://me:p@a:1,b/a%20drill?target_session_attrs=read-write',
    );
    expect(withDatabaseName('postgres://a', 'x')).toBe('postgres://a/x');
  });

  test('is shown without who signs in', () => {
    expect(placeOf('postgres://me:p@a:1,b/outrider?sslmode=require')).toBe('a:1,b/outrider');
  });

  test('has PostgreSQL’s own programs look for the server that takes writes', () => {
    expect(forPrograms('postgres://a,b/x')).toBe(
      'postgres://a,b/x?target_session_attrs=read-write',
    );
    expect(forPrograms('postgres://a,b/x?sslmode=require')).toBe(
      'postgres://a,b/x?sslmode=require&target_session_attrs=read-write',
    );
    for (const url of ['postgres://a/x', 'postgres://a,b/x?target_session_attrs=primary'])
      expect(forPrograms(url)).toBe(url);
  });
});
