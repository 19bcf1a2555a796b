import { expect, test, vi } from 'vitest'

import { lender } from './lentFonts.ts'

test.each<[lent: string, name: string, isLent: boolean]>([
  ['FoxitSymbol.pfb', 'Symbol', true],
  ['LiberationSans-Regular.ttf', 'ArialMT', true],
  ['LiberationSans-Regular.ttf', 'Helvetica', true],
  ['LiberationSans-Regular.ttf', 'Helvetica-Bold', false],
  ['LiberationSans-Bold.ttf', 'Arial,Bold', true],
  ['FoxitSerifBoldItalic.pfb', 'TimesNewRomanPS-BoldItalicMT', true],
  ['FoxitSerif.pfb', 'ABCDEF+TimesNewRomanPSMT', false],
  ['FoxitSerif.pfb', 'CambriaMath', false],
])('%s was lent: %s stands outside the document: %s', async (lent, name, isLent) => {
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(1)))
  const fonts = lender({ standardFontDataUrl: '/fonts/' })
  expect(fonts.hasLent(name)).toBe(false)
  await new fonts.BinaryDataFactory().fetch({ kind: 'standardFontDataUrl', filename: lent })
  expect(fonts.hasLent(name)).toBe(isLent)
  fonts.forget()
  expect(fonts.hasLent(name)).toBe(false)
  vi.unstubAllGlobals()
})
