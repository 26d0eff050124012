import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, htmlToText, tidyMarkdown } from './html-to-markdown.ts';

const markdown = (html: string, largestHeading?: number) =>
  htmlToMarkdown(html, { largestHeading }).markdown;
const lines = (...all: string[]) => all.join('\n');

describe('empty input', () => {
  test.each([
    '',
    '\n',
    ' \u00A0 ',
    '<p>&nbsp;</p>',
    '<p></p>\n<p><br></p>',
    '<script>x()</script>',
  ])('nothing comes of %j', (html) => expect(markdown(html)).toBeNull());
});

describe('headings', () => {
  test('the largest becomes ### and the others follow without skipping a level', () => {
    expect(markdown('<h1>A</h1><p>a</p><h4>B</h4><h1>C</h1>')).toBe(
      lines('### A', '', 'a', '', '#### B', '', '### C'),
    );
    expect(markdown('<h4 id="x">A</h4>')).toBe('### A');
  });

  test('under a given section they start one level lower, and never go below six', () => {
    expect(markdown('<h2>A</h2>', 4)).toBe('#### A');
    const all = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>A</h${level}>`).join('');
    expect(markdown(all, 4)?.split('\n\n').at(-1)).toBe('###### A');
  });

  test('are not bold twice and stay on one line', () => {
    expect(markdown('<h2><strong>A</strong><br>b #</h2>')).toBe('### A b \\#');
  });
});

describe('paragraphs and emphasis', () => {
  test('white space, including non-breaking spaces, is normalized', () => {
    expect(markdown('<p>a&nbsp; b\n\n c</p>\n\n\n\n<p> d </p>')).toBe('a b c\n\nd');
  });

  test('entities are decoded', () => {
    expect(markdown('<p>Q&amp;A &ndash; 5 &lt; 6 &rsquo;&#8217;</p>')).toBe('Q\\&A – 5 < 6 ’’');
  });

  test('line breaks stay, and two of them start a paragraph', () => {
    expect(markdown('a<br>b<br class="x"/> <br />c<br>')).toBe('a\\\nb\n\nc');
  });

  test('spaces at the edges of emphasis move out of it', () => {
    expect(markdown('<p><strong>Note:&nbsp; </strong>this <em> that</em></p>')).toBe(
      '**Note:** this _that_',
    );
  });

  test('emphasis within a word ends where it ended', () => {
    expect(markdown('<b>Note:</b>this')).toBe('**Note:**&#x74;his');
    expect(markdown('<b>(a)</b>b')).toBe('**(a)**&#x62;');
    expect(markdown('un<i>believ</i>able')).toBe('u&#x6E;_&#x62;elie&#x76;_&#x61;ble');
  });

  test('nested and repeated emphasis', () => {
    expect(markdown('<b>a <b>b</b> <i>c</i></b> <b>d</b>')).toBe('**a b _c_** **d**');
  });

  test('emphasis around paragraphs applies to each of them and excludes line breaks', () => {
    expect(markdown('<b><p>a</p>b<br></b>')).toBe('**a**\n\n**b**');
    expect(markdown('<p><b><span>a<br></span></b>b</p>')).toBe('**a**\\\nb');
  });

  test('superscript and subscript digits are kept', () => {
    expect(markdown('10<sup>12</sup> CO<sub>2</sub> 1<sup>st</sup>')).toBe('10¹² CO₂ 1st');
  });
});

describe('lists', () => {
  test('nest with the indentation of their markers', () => {
    const html =
      '<ol><li><p>a</p><ul><li>b</li><li>c</li></ul></li><li>d<ol start="3"><li>e</li></ol></li></ol>';
    expect(markdown(html)).toBe(lines('1. a', '', '   - b', '   - c', '', '2. d', '', '   3. e'));
  });

  test('are tight or loose as in the source, without empty items', () => {
    expect(markdown('<ul>\n <li>\n a\n </li>\n <li></li><li>b<ul><li>c</li></ul></li></ul>')).toBe(
      lines('- a', '- b', '  - c'),
    );
  });

  test('two consecutive lists stay separate', () => {
    expect(markdown('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n* b');
  });

  test('an item keeps its paragraphs', () => {
    expect(markdown('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('- a\n\n  b');
  });
});

describe('tables', () => {
  test('have a header, a cell for each column and escaped pipes', () => {
    const html = `<table><tbody><tr><td><p><strong>1. What</strong></p></td><td>Points</td></tr>
      <tr><td><p>a | b</p><ul><li>c</li></ul></td><td>5<br>6</td></tr><tr><td colspan="2">d</td></tr></tbody></table>`;
    expect(markdown(html)).toBe(
      lines('| 1. What | Points |', '| - | - |', '| a \\| b • c | 5 6 |', '| d | |'),
    );
  });

  test('keep their caption', () => {
    const rows = '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>';
    expect(markdown(`<table><caption>e</caption>${rows}</table>`)).toBe(
      lines('e', '', '| a | b |', '| - | - |', '| c | d |'),
    );
  });

  test('used for layout become paragraphs', () => {
    expect(markdown('<table><tr><td>a</td></tr><tr><td><p>b</p></td></tr></table>')).toBe('a\n\nb');
  });
});

describe('links and pictures', () => {
  test('web and mail addresses are kept', () => {
    expect(
      markdown(
        '<a href="https://x.org/a_(b)?c=1&amp;d=2" target="_blank">the <b>page</b></a> <a href="https://x.org">https://x.org</a> <a href="mailto:a_b@x.org">a_b@x.org</a> <a href="www.x.org">www.x.org</a>',
      ),
    ).toBe(
      '[the **page**](https://x.org/a_\\(b\\)?c=1\\&d=2) <https://x.org> <a_b@x.org> [www.x.org](http://www.x.org)',
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/page',
    '{{site.baseurl}}/x.pdf',
    'https://bank.example:secret@evil.example/',
  ])('%j is removed, but its text is kept', (href) => {
    const { markdown: text, lost } = htmlToMarkdown(`<p>see <a href="${href}">here</a></p>`);
    expect(text).toBe('see here');
    expect(lost).toEqual([`a link to “${href}” (no web or email address)`]);
  });

  test('links within the page and links without text are removed', () => {
    expect(htmlToMarkdown('<a href="#x">up</a> <a href="https://x.org"></a>')).toEqual({
      markdown: 'up',
      lost: [],
    });
  });

  test('a link around a picture without description shows its address', () => {
    expect(markdown('<a href="https://x.org/"><img src="a.png"></a>')).toBe('<https://x.org/>');
  });

  test('a picture is replaced by its description', () => {
    expect(htmlToMarkdown('<p>a!<img src="/x.png" alt="A [map]"></p>')).toEqual({
      markdown: 'a!A \\[map]',
      lost: ['the picture “/x.png”'],
    });
  });

  test('“!” before a link does not make it a picture', () => {
    expect(markdown('wow!<a href="https://x.org/">x</a>')).toBe('wow\\![x](https://x.org/)');
  });

  test('comments are removed', () => {
    expect(markdown('<p>a<!--[if gte mso 9]><xml>z</xml><![endif]--></p><!-- b -->')).toBe('a');
  });

  test('scripts, styles and frames are removed with their content', () => {
    expect(
      htmlToMarkdown(
        '<style>p{}</style>a<script>if (a<b) x()</script><iframe src="https://x.org/"></iframe>',
      ),
    ).toEqual({ markdown: 'a', lost: ['an embedded page “https://x.org/”'] });
  });
});

test('code, quotes and rules', () => {
  expect(
    markdown(
      '<p>use <code>a `b` *c*</code></p><pre>x\n  y</pre><hr><blockquote><p>q</p><p>r</p></blockquote>',
    ),
  ).toBe(
    lines('use ``a `b` *c*``', '', '```', 'x', '  y', '```', '', '---', '', '> q', '>', '> r'),
  );
});

describe('plain text', () => {
  test.each(['To reduce suicide by 10%', 'snake_case, a < b & c > d “quotes” - and – dashes'])(
    'is unchanged: %s',
    (text) => expect(markdown(text)).toBe(text),
  );

  test.each([
    ['# 1 in the world', '\\# 1 in the world'],
    ['2021. A year', '2021\\. A year'],
    ['- not a list', '\\- not a list'],
    ['*this* _that_ ~so~ `x` [a](b)', '\\*this\\* \\_that\\_ \\~so\\~ \\`x\\` \\[a]\\(b)'],
    ['a <b', 'a \\<b'],
    ['5 * 3, R&D', '5 \\* 3, R\\&D'],
    ['<your name>', '\\<your name>'],
    ['a &amp;lt; b', 'a \\&lt; b'],
    ['https://x.org/_a_ b', 'https\\://x.org/\\_a\\_ b'],
  ])('%s is escaped', (text, expected) => expect(markdown(text)).toBe(expected));

  test('keeps its lines and paragraphs', () => {
    expect(markdown('a\r\n  b\n\n\n\nc&amp;d')).toBe('a\\\nb\n\nc\\&d');
  });
});

test('empty elements keep the text around them separate', () => {
  expect(markdown('a<p>&nbsp;</p>b<div></div>c')).toBe('a\n\nb\n\nc');
});

test('very deeply nested HTML keeps its words', () => {
  expect(markdown(`${'<div>'.repeat(5000)}words${'</div>'.repeat(5000)}`)).toBe('words');
});

test('plain text without markup', () => {
  expect(htmlToText('<b>Q&amp;A</b>\n for <i>all</i>&nbsp;')).toBe('Q&A for all');
  expect(htmlToText('a < b &amp; c')).toBe('a < b & c');
});

test('Markdown of our own is only normalized', () => {
  expect(tidyMarkdown('\r\n## A\r\n\r\n\r\n\r\n- *b*\u00A0c\n')).toBe('## A\n\n- *b* c');
  expect(tidyMarkdown(' \n ')).toBeNull();
});
