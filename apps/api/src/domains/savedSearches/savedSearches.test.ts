import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { markWatch, registerSearch, runAlerts, savedSearchesOf, saveTestSearch } from '../../testing/savedSearches.ts'

const NOW = '2026-03-02T03:00:00Z'
const NOBODYS = `S-${'a'.repeat(24)}`
let portal: TestPortal
let sari: TestActor
let stranger: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  ;[sari, stranger] = [await portal.register(), await portal.register()]
})
afterAll(() => portal.close())

const save = (as: TestActor, body: Record<string, unknown>, key = randomUUID()) =>
  portal.ask('savedSearchSave', {
    as,
    key,
    body: { NAME: 'Kopi', SEARCH: registerSearch('kopi'), HOW_OFTEN: 'DAILY', IND_MAIL: 'Y', ...body },
  })

describe('savedSearchSave', () => {
  test('a saved search is listed as it was saved, to its owner only', async () => {
    const owner = await portal.register()
    const search = registerSearch('kopi', { right: 'T', class: '30,43' })
    const saved = await save(owner, { NAME: '  Kopi kelas 30  ', SEARCH: search })
    expect(saved.status).toBe(200)
    expect(await savedSearchesOf(portal, owner)).toMatchObject([
      {
        SEARCH_ID: saved.body.SEARCH_ID,
        NAME: 'Kopi kelas 30',
        SEARCH: search,
        HOW_OFTEN: 'DAILY',
        IND_MAIL: 'Y',
        IND_PAUSED: 'N',
        NEW: 0,
        LAST_FOUND_AT: null,
      },
    ])
    expect(await savedSearchesOf(portal, stranger)).toEqual([])
  })

  test('a repeat with its key saves nothing more; the key with another search is refused', async () => {
    const owner = await portal.register()
    const key = randomUUID()
    const [first, again] = [await save(owner, {}, key), await save(owner, {}, key)]
    expect(again.body.SEARCH_ID).toBe(first.body.SEARCH_ID)
    expect((await save(owner, { NAME: 'Teh' }, key)).body.err).toBe('KEY_REUSED')
    expect(await savedSearchesOf(portal, owner)).toHaveLength(1)
  })

  test('of 101 searches the last is refused, also when two are saved at once', async () => {
    const owner = await portal.register()
    for (let n = 0; n < 99; n += 1) await save(owner, { NAME: `Kopi ${n}` })
    const both = await Promise.all([save(owner, { NAME: 'A' }), save(owner, { NAME: 'B' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await save(owner, {})).body.err).toBe('TOO_MANY_SEARCHES')
  })

  test.each([
    ['no name', { NAME: '   ' }],
    ['a name of 81 characters', { NAME: 'x'.repeat(81) }],
    ['a name with a line break', { NAME: 'a\nBcc: b' }],
    ['a name that turns the direction', { NAME: 'abc\u202Edef' }],
    ['no criterion', { SEARCH: registerSearch('   ') }],
    ['signs only', { SEARCH: registerSearch('" * : ()') }],
    ['operators only', { SEARCH: registerSearch('\\:* & !(') }],
    ['wildcards only', { SEARCH: registerSearch('%_%') }],
    ['a mark without words', { SEARCH: markWatch('---') }],
    ['an unknown parameter', { SEARCH: registerSearch('kopi', { owner_id: '1' }) }],
    ['a parameter of a wrong form', { SEARCH: registerSearch('kopi', { year: "2026' or 1=1" }) }],
    ['another page', { SEARCH: { ...registerSearch('kopi'), PAGE: '//evil.example' } }],
    [
      'a criterion of another group',
      { SEARCH: { ...registerSearch('kopi'), CRITERIA: { searchByDates: [{ f: 'owner', o: 'words', v: 'x' }] } } },
    ],
    ['only a word that every text has', { SEARCH: registerSearch('klaim:yang') }],
    ['an unknown time', { HOW_OFTEN: 'HOURLY' }],
  ])('%s is refused', async (_what, body) => {
    const refused = await save(sari, body)
    expect([400, 422], JSON.stringify(refused.body)).toContain(refused.status)
  })

  test.each([
    ['the text', registerSearch('kopi \ud83d')],
    ['an owner', registerSearch('kopi', { owner: 'senja \ud83d' })],
    [
      'a criterion',
      { ...registerSearch('kopi'), CRITERIA: { searchByPerson: [{ f: 'owner', o: 'words', v: 'senja \ud83d' }] } },
    ],
    ['a mark', markWatch('kopi \ud83d')],
  ])('half a character in %s is saved as a replacement character', async (_what, SEARCH) => {
    const owner = await portal.register()
    const saved = await save(owner, { SEARCH })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(JSON.stringify(await savedSearchesOf(portal, owner))).toContain('\ufffd')
  })

  test.each(["kopi' | 'teh", 'status:berlaku kelas:30,43', '"kopi senja"', 'a'.repeat(500), 'قهوة المساء'])(
    '%s is saved and compared without an error',
    async (q) => {
      const owner = await portal.register()
      expect((await save(owner, { SEARCH: registerSearch(q) })).status).toBe(200)
      await publishedMark(portal, sari, `ANEH ${q.length}`)
      await expect(runAlerts(portal)).resolves.toBeDefined()
    },
  )

  test('a case that is not public cannot be watched, and looks like none', async () => {
    const watch = (PATENT_ID: string) => save(stranger, { SEARCH: { KIND: 'CASE', PATENT_ID } })
    const number = await publishedMark(portal, sari, 'MAWAR')
    expect((await watch(number)).status).toBe(200)
    await sql`update register_entry set is_public = false where application_number = ${number}`.execute(portal.db)
    const [hidden, none] = [await watch(number), await watch('DID2026099999')]
    expect({ ...hidden.body, id: '' }).toEqual({ ...none.body, id: '' })
    expect(hidden.status).toBe(404)
  })
})

describe('the owner of a saved search', () => {
  test('renames it, changes when and where it tells, pauses it, lets it go on and deletes it', async () => {
    const owner = await portal.register()
    const SEARCH_ID = await saveTestSearch(portal, owner, registerSearch('kopi'))
    const change = (body: object) => portal.ask('savedSearchChange', { as: owner, body: { SEARCH_ID, ...body } })
    await change({ NAME: 'Teh', HOW_OFTEN: 'WEEKLY', IND_MAIL: 'Y', IND_PAUSED: 'Y' })
    expect(await savedSearchesOf(portal, owner)).toMatchObject([
      { NAME: 'Teh', HOW_OFTEN: 'WEEKLY', IND_MAIL: 'Y', IND_PAUSED: 'Y' },
    ])
    await change({ IND_PAUSED: 'N' })
    expect(await savedSearchesOf(portal, owner)).toMatchObject([{ NAME: 'Teh', HOW_OFTEN: 'WEEKLY', IND_PAUSED: 'N' }])
    expect((await portal.ask('savedSearchDelete', { as: owner, body: { SEARCH_ID } })).status).toBe(200)
    expect(await savedSearchesOf(portal, owner)).toEqual([])
  })

  test.each(['savedSearchChange', 'savedSearchDelete', 'savedSearchSeen'] as const)(
    '%s of a stranger, an officer and about nothing answers 404 and changes nothing',
    async (call) => {
      const owner = await portal.register()
      const officer = await portal.office()
      const SEARCH_ID = await saveTestSearch(portal, owner, registerSearch('kopi'))
      const before = await savedSearchesOf(portal, owner)
      const body = { SEARCH_ID, ...(call === 'savedSearchChange' && { NAME: 'Curian', IND_PAUSED: 'Y' }) }
      for (const as of [stranger, officer]) expect((await portal.ask(call, { as, body })).status).toBe(404)
      expect((await portal.ask(call, { as: owner, body: { ...body, SEARCH_ID: NOBODYS } })).status).toBe(404)
      expect((await portal.ask(call, { body })).status).toBe(401)
      expect(await savedSearchesOf(portal, owner)).toEqual(before)
    },
  )
})
