import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { embeddedTags, silentTags } from './html.ts';
import { linkAddress } from './link-address.ts';
