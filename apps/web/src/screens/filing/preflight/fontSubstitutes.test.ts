import { expect, test, vi } from 'vitest'

import { fontSubstitutes } from './fontSubstitutes.ts'

test.each<[substitutes: string, name: string, isSubstituted: boolean]>([
  ['FoxitSymbol.pfb', 'Symbol', true],
  ['LiberationSans-Regular.ttf', 'ArialMT', true],
  ['LiberationSans-Regular.ttf', 'Helvetica', true],
  ['LiberationSans-Regular.ttf', 'Helvetica-Bold', false],
  ['LiberationSans-Bold.ttf', 'Arial,Bold', true],
  ['FoxitSerifBoldItalic.pfb', 'TimesNewRomanPS-BoldItalicMT', true],
  ['FoxitSerif.pfb', 'ABCDEF+TimesNewRomanPSMT', false],
  ['FoxitSerif.pfb', 'CambriaMath', false],
])('after fetching %s, isSubstituted of %s is %s', async (substitutes, name, isSubstituted) => {
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(1)))
  const fonts = fontSubstitutes({ standardFontDataUrl: '/fonts/' })
  expect(fonts.isSubstituted(name)).toBe(false)
  await new fonts.BinaryDataFactory().fetch({ kind: 'standardFontDataUrl', filename: substitutes })
  expect(fonts.isSubstituted(name)).toBe(isSubstituted)
  fonts.forget()
  expect(fonts.isSubstituted(name)).toBe(false)
  vi.unstubAllGlobals()
})
