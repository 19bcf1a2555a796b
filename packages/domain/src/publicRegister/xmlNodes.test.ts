import { expect, test } from 'vitest'

import { escapeXml, writeNode } from './xmlNodes.ts'

test.each([
  ['kopi <b> & "teh"', 'kopi &lt;b&gt; &amp; &quot;teh&quot;'],
  ['dua\nbaris\tdan\u0000\u000b\u001f', 'dua\nbaris\tdan'],
  ['\ud83d\ude00 dan \ud800', '😀 dan '],
  ['\ufffe\uffff', ''],
])('%j is text of XML 1.0', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})

test('elements without content are left out', () => {
  expect(
    writeNode(
      [
        'a',
        [
          ['b', ''],
          ['c', [['d', '']]],
          ['e', '1'],
        ],
      ],
      0,
    ),
  ).toBe('<a>\n  <e>1</e>\n</a>\n')
})
