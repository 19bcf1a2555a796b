import { describe, expect, test } from 'vitest'

import { signs } from '../marks/signs.ts'
import type { PublicCase } from './publicCase.ts'
import { st96Element, st96Of } from './st96.ts'
import { markFeatures } from './st96Mark.ts'
import { st96ResultEnd, st96ResultRow, st96ResultStart, type FoundCase } from './st96Result.ts'

const owner = {
  name: 'PT Kursi & Meja',
  city: 'Bandung',
  province: 'Jawa Barat',
  country: 'Indonesia',
  countryCode: 'ID',
}
const base: PublicCase = {
  applicationNumber: 'DID2026000010',
  right: 'MARK',
  letter: 'T',
  title: 'KOPI <LERENG>',
  status: { code: '470', name: 'Terdaftar', outcome: 'registered', isPublication: false },
  filingDate: '2026-01-05',
  publicationDate: '2026-02-05',
  journalCode: 'BRM2601A',
  registrationNumber: 'IDM000712884',
  registrationDate: '2026-08-05',
  grantedOn: null,
  expirationDate: '2036-01-05',
  termMonths: 120,
  owners: [owner],
  makers: [],
  representatives: [{ name: 'Ratna Kusuma', number: '0908-2016' }],
  priorities: [
    { country: 'Jepang', countryCode: 'JP', number: '2025-1', on: '2025-09-01' },
    { country: 'Korea', countryCode: 'KR', number: '2025-2', on: '2025-09-02', lostOn: '2026-03-01' },
    { country: 'Cina', countryCode: 'CN', number: '2025-3', on: '2025-09-03', lostOn: null },
  ],
  mark: {
    sign: 'WORD_FIGURE',
    translation: 'SLOPE COFFEE',
    transliteration: '',
    description: '',
    disclaimer: 'KOPI',
    colours: ['merah'],
  },
  goods: [{ classCode: 30, heading: '', terms: ['kopi', 'teh "hijau"'] }],
  vienna: [{ code: '26.1.3', name: '' }],
  locarno: [],
  design: null,
  ipc: [],
  ipcNames: [],
  patent: null,
  pictures: [],
  events: [],
  titles: [],
  objections: null,
}
const design: PublicCase = {
  ...base,
  letter: 'D',
  right: 'DESIGN',
  mark: null,
  goods: [],
  vienna: [],
  title: 'Kursi',
  makers: [{ ...owner, name: 'Sari' }],
  locarno: [
    { edition: '14', code: '06-01', name: 'Seats', product: 'Kursi lipat' },
    { edition: '14', code: '06-03', name: 'Tables', product: '' },
  ],
  design: { description: 'Lengkung', scope: [] },
}
const patent: PublicCase = {
  ...base,
  letter: 'P',
  right: 'PATENT',
  mark: null,
  goods: [],
  vienna: [],
  title: 'Alat pengering',
  makers: [{ ...owner, name: 'Sari' }],
  ipc: ['A23N 12/08', 'F26B 3/28'],
  patent: {
    englishTitle: 'Dryer',
    abstract: 'Sebuah alat.',
    parentNumber: '',
    claims: 12,
    descriptionPages: 30,
    internationalNumber: 'PCT/JP2024/000123',
    internationalDate: '2024-05-01',
    paidYear: null,
  },
}
const cases = [
  ['a mark', base, 'tmk:Trademark'],
  ['a design', design, 'dgn:DesignApplication'],
  ['a patent', patent, 'pat:PatentRecord'],
] as const

/** The texts of all elements of a name, in their order. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

/** Whether every element that is opened is closed in its turn. */
function isNested(xml: string): boolean {
  const open: string[] = []
  for (const [, slash, name] of xml.matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    if (slash === '') open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe.each(cases)('%s', (_what, shown, root) => {
  const xml = st96Of(shown)

  test('is one document with its root, nested, and without an empty element', () => {
    expect(xml).toMatch(new RegExp(`^<\\?xml version="1.0" encoding="UTF-8"\\?>\\n<${root} `))
    expect(isNested(xml.replace(/^<\?.*\n/, ''))).toBe(true)
    expect(xml).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>/)
  })

  test('declares every prefix that it uses', () => {
    const used = new Set([...xml.matchAll(/<(\w+):/g)].map(([, prefix]) => prefix))
    for (const prefix of used) expect(xml).toContain(`xmlns:${prefix}="http://www.wipo.int/`)
  })

  test('has owners by name, city, province and country, and no sign of them unescaped', () => {
    expect(textsOf(xml, 'com:EntityName')).toContain('PT Kursi &amp; Meja')
    expect([textsOf(xml, 'com:CityName')[0], textsOf(xml, 'com:CountryCode')[0]]).toEqual(['Bandung', 'ID'])
  })

  test('has the priorities claimed and not the one that was lost', () => {
    const numbers = textsOf(xml, 'com:ApplicationNumberText')
    expect(numbers).toContain('2025-1')
    expect(numbers).toContain('2025-3')
    expect(numbers).not.toContain('2025-2')
  })

  test('is the same within a file of many, without the declarations', () => {
    const element = st96Element(shown)
    expect(element).not.toContain('xmlns')
    expect(element.replace(/\s+/g, '')).toBe(
      xml
        .replace(/^<\?.*\n/, '')
        .replace(/ xmlns:\w+="[^"]*"/g, '')
        .replace(/\s+/g, ''),
    )
  })

  test('of a case that is not registered, published or claimed has none of these elements', () => {
    const bare = st96Of({
      ...shown,
      registrationNumber: null,
      registrationDate: null,
      expirationDate: null,
      publicationDate: null,
      priorities: [],
    })
    expect(bare).not.toMatch(
      /RegistrationNumber|RegistrationDate|ExpiryDate|PublicationDate|PatentNumber|GrantDate|Priority/,
    )
  })

  test('survives a title of control characters, halves of characters and turns of the direction', () => {
    const odd = st96Of({ ...shown, title: 'a\u0000\u000b\ud800<&>"\u202eb]]>' })
    expect(isNested(odd.replace(/^<\?.*\n/, ''))).toBe(true)
    expect(odd).toContain('a&lt;&amp;&gt;&quot;\u202eb]]&gt;')
  })
})

describe('a mark', () => {
  const xml = st96Of(base)

  test('has its category, words, claims of colour, Vienna code level by level, and goods by class', () => {
    expect(textsOf(xml, 'tmk:MarkFeatureCategory')).toEqual(['Combined'])
    expect(textsOf(xml, 'tmk:MarkVerbalElementText')).toEqual(['KOPI &lt;LERENG&gt;'])
    expect(textsOf(xml, 'tmk:MarkImageColourClaimedText')).toEqual(['merah'])
    expect(['Category', 'Division', 'Section'].map((level) => textsOf(xml, `tmk:Vienna${level}`))).toEqual([
      ['26'],
      ['1'],
      ['3'],
    ])
    expect([textsOf(xml, 'tmk:ClassNumber'), textsOf(xml, 'tmk:GoodsServicesDescriptionText')]).toEqual([
      ['30'],
      ['kopi; teh &quot;hijau&quot;'],
    ])
    expect(textsOf(xml, 'com:PublicationIdentifier')).toEqual(['BRM2601A'])
  })

  test.each(signs)('of the sign %s has a category of its own', (sign) => {
    const category = markFeatures[sign]
    expect(category).toBeTruthy()
    expect(Object.values(markFeatures).filter((each) => each === category)).toHaveLength(1)
    if (base.mark)
      expect(textsOf(st96Of({ ...base, mark: { ...base.mark, sign } }), 'tmk:MarkFeatureCategory')).toEqual([category])
  })

  test('of a sign that is not known has no category', () => {
    if (base.mark)
      expect(st96Of({ ...base, mark: { ...base.mark, sign: 'SMELL' } })).not.toContain('MarkFeatureCategory')
  })

  test('without Vienna codes has no bag for them', () => {
    expect(st96Of({ ...base, vienna: [] })).not.toContain('Vienna')
  })
})

test('a design has each class with the product, or the name of the class where no product was named', () => {
  const xml = st96Of(design)
  expect(textsOf(xml, 'dgn:LocarnoClass')).toEqual(['06-01', '06-03'])
  expect(textsOf(xml, 'dgn:ProductDescriptionText')).toEqual(['Kursi lipat', 'Tables'])
  expect(xml).toContain('<dgn:Designer>')
})

describe('a patent', () => {
  test('has both titles, the English one marked as such, symbols, number of claims and international application', () => {
    const xml = st96Of(patent)
    expect(xml).toContain('<pat:InventionTitle com:languageCode="en">Dryer</pat:InventionTitle>')
    expect(textsOf(xml, 'pat:InventionTitle')).toEqual(['Alat pengering', 'Dryer'])
    expect(textsOf(xml, 'pat:PatentClassificationText')).toEqual(['A23N 12/08', 'F26B 3/28'])
    expect([textsOf(xml, 'pat:ClaimTotalQuantity'), textsOf(xml, 'pat:P')]).toEqual([['12'], ['Sebuah alat.']])
    expect(xml).toContain('PCT/JP2024/000123')
  })

  test.each([
    ['no claims read', { claims: 0 }, 'ClaimTotalQuantity'],
    ['no international application', { internationalNumber: '' }, 'InternationalFilingData'],
    ['no English title', { englishTitle: '' }, 'languageCode'],
    ['no abstract read', { abstract: '' }, 'pat:Abstract'],
  ])('with %s leaves the element out', (_what, change, element) => {
    expect(st96Of({ ...patent, patent: patent.patent && { ...patent.patent, ...change } })).not.toContain(element)
  })
})

describe('the result of a search', () => {
  const found: FoundCase = {
    letter: 'T',
    applicationNumber: 'DID2026000010',
    title: 'KOPI & TEH',
    ownerNames: 'PT Kursi',
    classes: ['30', '43'],
    filingDate: '2026-01-05',
    publicationDate: null,
    registrationNbr: null,
    registrationDate: null,
    expirationDate: null,
    statusCode: '430',
  }
  test.each([
    ['T', 'tmk:MarkVerbalElementText', 'tmk:ClassNumber'],
    ['D', 'dgn:DesignTitle', 'dgn:LocarnoClass'],
    ['P', 'pat:InventionTitle', 'pat:PatentClassificationText'],
  ])('names title and classes of %s by the elements of the right', (letter, title, classes) => {
    const row = st96ResultRow({ ...found, letter })
    expect([textsOf(row, title), textsOf(row, classes)]).toEqual([['KOPI &amp; TEH'], ['30', '43']])
    expect(row).not.toMatch(/PublicationDate|RegistrationNumber|ExpiryDate/)
  })

  test('is one document of its start, rows and end, and tells when it was made and how many there are', () => {
    const now = new Date('2026-11-20T16:59:59.000Z')
    const all =
      st96ResultStart(now) + st96ResultRow(found) + st96ResultRow({ ...found, letter: 'P' }) + st96ResultEnd(2)
    expect(isNested(all.replace(/^<\?.*\n/, ''))).toBe(true)
    expect(all).toContain('madeAt="2026-11-20T16:59:59.000Z"')
    expect(textsOf(all, 'Total')).toEqual(['2'])
  })
})
