import { expect, test } from 'vitest'

import { escaped, markup, trustedMarkup } from './markup.ts'

test.each([
  [`<script>alert("1")</script>`, '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  [`' onload='x`, '&#39; onload=&#39;x'],
  ['Tom & Jerry', 'Tom &amp; Jerry'],
  ['a\u0000b\u001fc\nd', 'abc\nd'],
])('%s is escaped in elements and attributes', (text, safe) => {
  expect(markup`<p title="${text}">${text}</p>`.text).toBe(`<p title="${safe}">${safe}</p>`)
  expect(escaped(text)).toBe(safe)
})

test('markup within markup stays; arrays are joined; nothing is written for null, undefined and false', () => {
  const items = ['a', '<b>'].map((word) => markup`<li>${word}</li>`)
  expect(markup`<ul>${items}${null}${undefined}${false}${0}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>')
  expect(markup`<i>${trustedMarkup('<svg/>')}</i>`.text).toBe('<i><svg/></i>')
})

test('a value of an attribute without quotes is refused', () => {
  expect(() => markup`<a href=${'x'}></a>`).toThrow('without quotes')
})
