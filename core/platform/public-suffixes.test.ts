import { expect, test } from 'vitest';
import { isPublicSuffix } from './public-suffixes.ts';

test.each([
  'azurewebsites.net',
  'blogspot.com',
  'carrd.co',
  'firebaseapp.com',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'myshopify.com',
  'netlify.app',
  'notion.site',
  'onrender.com',
  'pages.dev',
  'vercel.app',
  'web.app',
  'webflow.io',
  'wixsite.com',
  'framer.website',
  'co.uk',
  'com.au',
])('%s is a public suffix', (host) => expect(isPublicSuffix(host)).toBe(true));

test.each([
  'acme.github.io',
  'acme.co.uk',
  'acme.com',
  'shop.acme.com',
  'github.com',
  'acme.example',
])('%s is not a public suffix', (host) => expect(isPublicSuffix(host)).toBe(false));
