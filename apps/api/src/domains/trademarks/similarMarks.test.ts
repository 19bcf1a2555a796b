import { randomUUID } from 'node:crypto'

import { markWords } from '@saki/domain/search/markWords'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isPublicCase } from '../../publicCase.sql.ts'
import { wrongInLists } from '../../testing/keptLists.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { countFrequentWords, indexWaitingMarks } from './indexMarks.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
const published = [
  'KOPI SENJA',
  'SENJA COFFEE',
  'INDO MIE',
  'Djarum',
  "D'Angelo",
  'Nguyễn Éclair',
  'GUDANG GARAM ABADI',
  'COOOL',
  'ZAMZAM',
]

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  for (const name of published) await publishedMark(portal, owner, name)
  await registerMark(portal, owner, sampleMark('RAHASIA KENARI'))
}, 120_000)
afterAll(() => portal.close())

const search = async (name: string, query: Record<string, string> = {}, as = stranger) => {
  const { status, body } = await portal.ask('getSimilarTrademarks', { as, query: { name, ...query } })
  expect(status).toBe(200)
  return body
}
const names = async (name: string, query?: Record<string, string>, as?: TestActor): Promise<string[]> =>
  (await search(name, query, as)).data.map((row: { MARK_NAME: string }) => row.MARK_NAME)

/** Adds ended marks of one word to the index alone, older than every other mark and more than a search reads of one word. */
async function fillEnded(word: string): Promise<void> {
  await portal.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into mark_entry
      select -n, true, 'ended', '2001-01-01', length(${word}), array[${word}], '{}', '{30}', mark_name_key(array[${word}])
        from generate_series(1, 30) n`.execute(one)
    await sql`insert into mark_posting select ${word}, length(${word}), -n, true, 'ended', '{30}' from generate_series(1, 30) n`.execute(
      one,
    )
    await sql`reset all`.execute(one)
  })
}

describe('words', () => {
  test('mark_words of the database and markWords divide any text alike', async () => {
    const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), { numRuns: 500, seed: 21 })
    texts.push(
      "D'Angelo A.B.C.",
      'Straße Đà ガギ 한국',
      '１２３ ½ ﬁ',
      'مُسَجَّل قـــهوة',
      'kata '.repeat(50),
      'x'.repeat(80),
    )
    const plain = texts.map((text) => text.replaceAll('\0', '')).filter((text) => text.isWellFormed())
    const { rows } = await sql<{ words: string[] }>`
      select mark_words(t) as words from unnest(${plain}::text[]) with ordinality x(t, at) order by at`.execute(
      portal.db,
    )
    expect(rows.map(({ words }) => words)).toEqual(plain.map((text) => markWords(text).map(({ word }) => word)))
  })

  test.each([
    [
      'id',
      ['djarum', 'jarum'],
      ['tjap', 'cap'],
      ['soerabaja', 'surabaya'],
      ['zaitun', 'saitun'],
      ['khusus', 'husus'],
      ['koppi', 'kopi'],
    ],
    [
      'en',
      ['phone', 'fon'],
      ['knight', 'nite'],
      ['quick', 'kwik'],
      ['coca', 'koka'],
      ['cool', 'kul'],
      ['ceria', 'seria'],
    ],
    [
      'ar',
      ['khalid', 'halid'],
      ['qalam', 'kalam'],
      ['hidayah', 'hidaya'],
      ['noor', 'nur'],
      ['alhamd', 'hamd'],
      ['dzikir', 'zikir'],
    ],
  ])('to a reader of %s they sound alike', async (language, ...pairs) => {
    for (const [one, other] of pairs) {
      const { rows } = await sql<{
        a: string
        b: string
      }>`select sound_of(${one}, ${language}) as a, sound_of(${other}, ${language}) as b`.execute(portal.db)
      expect(rows[0]?.a, `${one} and ${other}`).toBe(rows[0]?.b)
    }
  })

  test('words within one or two edits have a deletion in common', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeikmnorst'), minLength: 3, maxLength: 12 })
    const edits = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('insert', 'delete', 'replace', 'swap'), fc.constantFrom(...'abcd')),
      { minLength: 1, maxLength: 2 },
    )
    const pairs = fc.sample(fc.tuple(word, edits), { numRuns: 400, seed: 7 }).map(([one, changes]) => {
      const most = one.length < 6 ? 1 : 2
      return [
        one,
        changes.slice(0, most).reduce((text, [at, kind, letter]) => edited(text, at, kind, letter), one),
      ] as const
    })
    const kept = pairs.filter(([one, other]) => other.length > 2 && one.length > 5 === other.length > 5)
    expect(kept.length).toBeGreaterThan(250)
    const { rows } = await sql<{ one: string; other: string }>`
      select one, other from unnest(${kept.map(([one]) => one)}::text[], ${kept.map(([, other]) => other)}::text[]) p(one, other)
       where not deletions(one) && deletions(other)`.execute(portal.db)
    expect(rows).toEqual([])
  })
})

describe('a search', () => {
  test.each([
    ['kopi senja', 'KOPI SENJA', 'the same words'],
    ['SENJA KOPI', 'KOPI SENJA', 'in another order'],
    ['kopj senja', 'KOPI SENJA', 'one letter changed'],
    ['kpoi senja', 'KOPI SENJA', 'two letters exchanged'],
    ['gudak', 'GUDANG GARAM ABADI', 'two edits from a longer word'],
    ['kopisenja', 'KOPI SENJA', 'joined'],
    ['indomie', 'INDO MIE', 'joined'],
    ['k0pi senja', 'KOPI SENJA', 'a digit for a letter'],
    ['jarum', 'Djarum', 'old spelling'],
    ['dangelo', "D'Angelo", 'without apostrophe'],
    ['nguyen eclair', 'Nguyễn Éclair', 'without marks'],
    ['cool', 'COOOL', 'repeated letters'],
    ['zam zam', 'ZAMZAM', 'divided'],
    ['gudang garam', 'GUDANG GARAM ABADI', 'without a word'],
    ['sunset coffee', 'SENJA COFFEE', 'one word of two'],
  ])('%s finds %s first or second: %s', async (sought, mark) => {
    expect((await names(sought)).slice(0, 2)).toContain(mark)
  })

  test('a mark of the same meaning is found, and the reason is said', async () => {
    const { data } = await search('kopi senja')
    const coffee = data.find((row: { MARK_NAME: string }) => row.MARK_NAME === 'SENJA COFFEE')
    expect(coffee).toMatchObject({
      LEVEL: 'HIGH',
      STATUS_CODE: '430',
      PAIRS: [
        { SOUGHT: 'senja', FOUND: 'senja', REASONS: ['SPELLING', 'SOUND', 'MEANING'] },
        { SOUGHT: 'kopi', FOUND: 'coffee', REASONS: ['SOUND', 'MEANING'] },
      ],
      FOUND_AT: [
        { START: 0, END: 5 },
        { START: 6, END: 12 },
      ],
    })
    expect(coffee?.SCORES.MEANING).toBeGreaterThan(coffee?.SCORES.SPELLING ?? 100)
    expect(await names('kopi senja', { by: 'SPELLING' })).toContain('SENJA COFFEE')
    expect(await names('kahwa', { by: 'SPELLING' })).toEqual([])
    expect(await names('kahwa', { by: 'MEANING' })).toEqual(expect.arrayContaining(['KOPI SENJA', 'SENJA COFFEE']))
  })

  test('only marks in the classes, or in related ones when asked', async () => {
    expect(await names('kopi senja', { classes: '30' })).toContain('KOPI SENJA')
    expect(await names('kopi senja', { classes: '12' })).toEqual([])
    expect(await names('kopi senja', { classes: '33' })).toEqual([])
    expect(await names('kopi senja', { classes: '33', related: 'Y' })).toContain('KOPI SENJA')
  })

  test('pages follow each other and facets count all', async () => {
    const all = await search('senja', { size: '50' })
    const first = await search('senja', { size: '1', page: '1' })
    const second = await search('senja', { size: '1', page: '2' })
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 2))
    expect(first.total).toBe(all.data.length)
    expect(first.FACETS).toEqual(all.FACETS)
    expect(all.FACETS.CLASSES).toContainEqual({ NICE_CLASS_CODE: 30, TOTAL: all.data.length })
  })

  test('ended marks of a frequent word take no place from others, and it is said that there are more', async () => {
    await fillEnded('zamzam')
    const stages = async (stage: string) => {
      const { FACETS, IND_MORE } = await search('zamzam', { stage })
      return [
        FACETS.STAGES.map(({ STAGE, TOTAL }: { STAGE: string; TOTAL: number }) => `${STAGE} ${TOTAL}`).toSorted(),
        IND_MORE,
      ]
    }
    expect(await stages('running,registered')).toEqual([['running 1'], 'N'])
    expect(await stages('ended')).toEqual([['ended 20'], 'Y'])
    expect(await stages('running,registered,ended')).toEqual([['ended 20', 'running 1'], 'Y'])
    await sql`delete from mark_posting where application_id < 0`.execute(portal.db)
    await sql`delete from mark_entry where application_id < 0`.execute(portal.db)
  })

  test('each class asked for has its count, and that of the classes related to it', async () => {
    const { FACETS, total } = await search('kopi senja', { classes: '30,33,12', related: 'Y', size: '1' })
    expect(total).toBeGreaterThan(1)
    // All marks of this register are in classes 30 and 43, which are related to 33 and not to 12.
    expect(FACETS.SOUGHT_CLASSES).toEqual([
      { NICE_CLASS_CODE: 30, TOTAL: total, RELATED: 0 },
      { NICE_CLASS_CODE: 33, TOTAL: 0, RELATED: total },
      { NICE_CLASS_CODE: 12, TOTAL: 0, RELATED: 0 },
    ])
  })

  test('a score is the mean of its two parts', async () => {
    const { data } = await search('kopi senja')
    expect(data).toContainEqual(
      expect.objectContaining({ MARK_NAME: 'KOPI SENJA', SCORE: 100, PARTS: { OF_SOUGHT: 100, OF_MARK: 100 } }),
    )
    for (const { SCORE, PARTS } of data)
      expect(Math.abs(SCORE - (PARTS.OF_SOUGHT + PARTS.OF_MARK) / 2)).toBeLessThanOrEqual(1)
  })

  test.each(["%'; drop table mark_word; --", '%', '_', '\u202E\u0007', 'x'.repeat(254), '咖啡', 'قهوة', '! ! !'])(
    'odd input %j is answered',
    async (name) => {
      await search(name)
    },
  )
})

describe('who finds what', () => {
  test('is_public_case of the database and isPublicCase of the server say the same', async () => {
    const { rows } = await sql<{ inDatabase: boolean; atServer: boolean }>`
      select is_public_case(a) as "inDatabase", ${isPublicCase()} as "atServer" from application a`.execute(portal.db)
    expect(rows.filter(({ atServer }) => atServer)).toHaveLength(published.length)
    expect(rows.filter(({ inDatabase, atServer }) => inDatabase !== atServer)).toEqual([])
  })

  test('an unpublished mark is found by officers only, once it is indexed', async () => {
    expect(await names('rahasia kenari', {}, officer)).toEqual([])
    expect(await indexWaitingMarks(portal.db)).toBe(1)
    expect(await indexWaitingMarks(portal.db)).toBe(0)
    expect(await names('rahasia kenari', {}, officer)).toEqual(['RAHASIA KENARI'])
    for (const as of [stranger, owner]) {
      const { data, total, FACETS } = await search('rahasia kenari', {}, as)
      expect({ data, total, FACETS }).toEqual({
        data: [],
        total: 0,
        FACETS: { CLASSES: [], STAGES: [], SOUGHT_CLASSES: [] },
      })
    }
  })

  test('nobody finds anything without a session', async () => {
    const { status } = await portal.ask('getSimilarTrademarks', { query: { name: 'kopi senja' } })
    expect(status).toBe(401)
  })

  test('the index agrees with the cases, and counting words changes nothing that is found', async () => {
    expect(await wrongInLists(portal.db, '2026-03-02')).toEqual([])
    const before = await names('kopi senja')
    await countFrequentWords(portal.db)
    expect(await names('kopi senja')).toEqual(before)
    await sql`select rebuild_marks()`.execute(portal.db)
    expect(await wrongInLists(portal.db, '2026-03-02')).toEqual([])
    expect(await names('kopi senja')).toEqual(before)
  })

  test('two transactions that bring the same new words both commit', async () => {
    const word = randomUUID().replaceAll('-', '').slice(0, 12)
    await Promise.all([publishedMark(portal, owner, `${word} SATU`), publishedMark(portal, owner, `${word} DUA`)])
    expect((await names(word)).toSorted()).toEqual([`${word} DUA`, `${word} SATU`])
  })
})

describe('a search by letters', () => {
  test.each([
    ['exact', 'senja kopi', []],
    ['exact', 'Kopi Senja!', ['KOPI SENJA']],
    ['exact', "d'angelo", ["D'Angelo"]],
    ['prefix', 'kopi se', ['KOPI SENJA']],
    ['prefix', 'senja', ['SENJA COFFEE']],
    ['prefix', 'g', ['GUDANG GARAM ABADI']],
    ['prefix', 'nguyen', ['Nguyễn Éclair']],
    ['contains', 'udan', ['GUDANG GARAM ABADI']],
    ['contains', 'offe enj', ['SENJA COFFEE']],
    ['contains', 'za', ['ZAMZAM']],
    ['contains', 'rahas', []],
    ['contains', '%', []],
  ])('%s: %s finds %j', async (match, name, found) => {
    expect(await names(name, { match })).toEqual(found)
  })

  test('classes and stages narrow it, and the score is the share of the letters', async () => {
    expect(await names('kopi', { match: 'prefix', classes: '12' })).toEqual([])
    expect(await names('kopi', { match: 'prefix', stage: 'registered' })).toEqual([])
    const { data, IND_MORE } = await search('kop', { match: 'contains' })
    expect(data.map(({ MARK_NAME, SCORE, PAIRS }) => ({ MARK_NAME, SCORE, PAIRS }))).toEqual([
      { MARK_NAME: 'KOPI SENJA', SCORE: 54, PAIRS: [{ SOUGHT: 'kop', FOUND: 'kopi', REASONS: ['SPELLING'] }] },
    ])
    expect(IND_MORE).toBe('N')
  })

  test('one or two letters find the words that begin with them, also as a likeness', async () => {
    expect(await names('co')).toEqual(['COOOL', 'SENJA COFFEE'])
    expect(await names('z')).toEqual(['ZAMZAM'])
  })

  test.each(['exact', 'prefix', 'contains'])('%s: unpublished marks are for officers', async (match) => {
    await indexWaitingMarks(portal.db)
    expect(await names('rahasia kenari', { match }, officer)).toEqual(['RAHASIA KENARI'])
    expect(await names('rahasia kenari', { match })).toEqual([])
  })
})

test('a mark of the asker is told apart', async () => {
  const own = async (as: TestActor) =>
    (await search('kopi senja', { match: 'exact' }, as)).data.map(({ IND_OWN }) => IND_OWN)
  expect(await own(owner)).toEqual(['Y'])
  expect(await own(stranger)).toEqual(['N'])
})

function edited(text: string, at: number, kind: string, letter: string): string {
  const place = at % text.length
  const before = text.slice(0, place)
  if (kind === 'insert') return before + letter + text.slice(place)
  if (kind === 'delete') return before + text.slice(place + 1)
  if (kind === 'replace') return before + letter + text.slice(place + 1)
  return (
    before +
    text
      .slice(place, place + 2)
      .split('')
      .toReversed()
      .join('') +
    text.slice(place + 2)
  )
}

describe('words in Arabic letters and Chinese characters', () => {
  beforeAll(async () => {
    for (const name of ['النمر', '太陽 JAYA', 'KEDAI 咖啡', '虎', 'MATAHARI']) await publishedMark(portal, owner, name)
  }, 60_000)

  test.each([
    ['harimau', ['النمر', '虎']],
    ['sun', ['MATAHARI', '太陽 JAYA']],
    ['coffee', ['SENJA COFFEE', 'KEDAI 咖啡']],
    ['咖啡', ['KOPI SENJA', 'SENJA COFFEE', 'KEDAI 咖啡']],
    ['قهوة', ['KOPI SENJA', 'SENJA COFFEE', 'KEDAI 咖啡']],
    ['نمر', ['النمر', '虎']],
    ['太阳', ['MATAHARI', '太陽 JAYA']],
  ])('%s finds by meaning %j', async (sought, found) => {
    expect(await names(sought, { by: 'MEANING' })).toEqual(expect.arrayContaining(found))
  })

  test('are found only whole: a character of a word is not the word', async () => {
    expect(await names('太', { by: 'MEANING' })).not.toContain('MATAHARI')
    expect(await names('coffee', { by: 'SPELLING' })).not.toContain('KEDAI 咖啡')
  })

  test('say which words have the same meaning', async () => {
    const { data } = await search('matahari')
    const sun = data.find((row: { MARK_NAME: string }) => row.MARK_NAME === '太陽 JAYA')
    expect(sun).toMatchObject({
      PAIRS: [{ SOUGHT: 'matahari', FOUND: '太 陽', REASONS: ['MEANING'] }],
      FOUND_AT: [
        { START: 0, END: 1 },
        { START: 1, END: 2 },
      ],
    })
  })
})
