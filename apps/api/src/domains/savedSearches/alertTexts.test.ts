import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { patentWith } from '../../testing/patents.ts'
import { pagesPdf, readTexts, registerWithTexts } from '../../testing/patentTexts.ts'
import { playActions } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { registerSearch, runAlerts, saveTestSearch, toldTo } from '../../testing/savedSearches.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let filer: TestActor
let owner: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  filer = await portal.register()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  await sql`delete from saved_search`.execute(portal.db)
  owner = await portal.register()
})

const titled = (title: string) => patentWith((p) => void (p.TECHNICAL['TITLE'] = title))
const fileWith = (title: string, claim: string) =>
  registerWithTexts(portal, filer, { DES: pagesPdf('Uraian'), KLM: pagesPdf(`1. ${claim}`) }, titled(title))
/** A public patent whose publication was compared, and whose text was not read since. */
async function published(title: string, claim: string): Promise<string> {
  const number = await fileWith(title, claim)
  await playActions(portal, number, ['formality_passed', 'publish'])
  portal.setNow(NOW)
  await runAlerts(portal)
  return number
}
const newsLeft = async () => (await sql`select from register_news`.execute(portal.db)).rows.length
const idOf = (number: string) => sql`(select application_id from application where application_number = ${number})`

describe('a saved search of the text of patents', () => {
  test('tells of a patent once its text can be found by everybody, once, and not before its publication', async () => {
    await saveTestSearch(portal, owner, registerSearch('klaim:berulirperak'), { NAME: 'Ulir', IND_MAIL: 'Y' })
    const number = await fileWith('Mesin Ulir', 'Alat berulirperak.')
    await readTexts(portal)
    expect(await newsLeft()).toBe(0)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
    await playActions(portal, number, ['formality_passed', 'publish'])
    portal.setNow(NOW)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
    await readTexts(portal)
    expect(await runAlerts(portal)).toEqual({ found: 1, sent: 1 })
    expect(await toldTo(portal, owner)).toEqual(['Ulir: Mesin Ulir'])
    expect((await portal.mails())[0]?.body).toContain(`/publik/${number}`)
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toHaveLength(1)
  })

  test('tells of one whose publication and text are compared in the same run', async () => {
    await saveTestSearch(portal, owner, registerSearch('judul:pompa klaim:"katup tembaga" ipc:A23N'))
    const number = await fileWith('Pompa Air', 'Pompa dengan katup tembaga.')
    await playActions(portal, number, ['formality_passed', 'publish'])
    portal.setNow(NOW)
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: Pompa Air'])
  })

  test('compares parts, words, exclusions and alternatives as the search does, once title and text are both there', async () => {
    const asked: Record<string, [q: string, isTold: boolean]> = {
      'another word': ['klaim:takadadimana', false],
      'another part': ['deskripsi:bilahgading', false],
      'another title': ['judul:tidakada klaim:bilahgading', false],
      'an excluded word, read later than the title': ['judul:kincir -klaim:bilahgading', false],
      'an alternative that the title meets': ['judul:kincir OR klaim:takada', true],
      'all but a word that it does not have': ['judul:kincir -klaim:takada', true],
      'the beginning of a word': ['naskah:bilahga*', true],
      'another form of the word': ['klaim:membilahgading', true],
    }
    for (const [NAME, [q]] of Object.entries(asked)) await saveTestSearch(portal, owner, registerSearch(q), { NAME })
    await published('Kincir', 'Alat bilahgading.')
    expect(await toldTo(portal, owner)).toEqual([])
    await readTexts(portal)
    await runAlerts(portal)
    const wanted = Object.entries(asked).flatMap(([name, [, isTold]]) => (isTold ? [`${name}: Kincir`] : []))
    expect((await toldTo(portal, owner)).toSorted()).toEqual(wanted.toSorted())
  })

  test('tells of a public patent that begins to match by a text that was read late, not of one that matched before', async () => {
    await sql`delete from register_news`.execute(portal.db)
    const number = await fileWith('Lampu Sorot', 'Lampu berkacabiru.')
    const scan = (state: string) =>
      sql`update stored_file set scan_state = ${state} where application_id = ${idOf(number)}`.execute(portal.db)
    await scan('scanning')
    await playActions(portal, number, ['formality_passed', 'publish'])
    portal.setNow(NOW)
    await readTexts(portal)
    await runAlerts(portal)
    await saveTestSearch(portal, owner, registerSearch('klaim:berkacabiru'), { NAME: 'kaca' })
    await saveTestSearch(portal, owner, registerSearch('naskah:sorot'), { NAME: 'sorot' })
    await scan('clean')
    await sql`update text_waiting set waits_until = '-infinity'`.execute(portal.db)
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['kaca: Lampu Sorot'])
  })

  test('does not tell of what it found when it was saved, nor by a change of the register that the search does not see', async () => {
    const number = await published('Kompor', 'Kompor bersumbuhijau.')
    await readTexts(portal)
    await saveTestSearch(portal, owner, registerSearch('klaim:bersumbuhijau'))
    await runAlerts(portal)
    await sql`update application set title = 'Kompor Lapangan' where application_number = ${number}`.execute(portal.db)
    await runAlerts(portal)
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
  })

  test('does not tell of a text that was found when the search was saved, though the case changes before the text is compared', async () => {
    const number = await published('Dandang', 'Dandang berdasarnila.')
    await readTexts(portal)
    const q = 'klaim:berdasarnila'
    await saveTestSearch(portal, owner, registerSearch(q))
    expect((await portal.ask('searchRegister', { as: owner, query: { q } })).body.total).toBe(1)
    await sql`update application set title = 'Dandang Lapangan' where application_number = ${number}`.execute(portal.db)
    await runAlerts(portal)
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
  })

  test('does not tell of a publication that was taken back before its text was read', async () => {
    await saveTestSearch(portal, owner, registerSearch('klaim:rahasiaungu'))
    const number = await published('Kunci', 'Kunci rahasiaungu.')
    await readTexts(portal)
    await sql`update register_entry set is_public = false where application_number = ${number}`.execute(portal.db)
    expect(await runAlerts(portal)).toEqual({ found: 0, sent: 0 })
    expect(await toldTo(portal, owner)).toEqual([])
  })
})

describe('a run that is killed', () => {
  test('after a text was written leaves it to be read again, and it is told once', async () => {
    await saveTestSearch(portal, owner, registerSearch('klaim:jarumperunggu'))
    const number = await published('Kompas', 'Kompas berjarumperunggu jarumperunggu.')
    await readTexts(portal)
    await sql`insert into text_waiting (application_id) values (${idOf(number)})`.execute(portal.db)
    await readTexts(portal)
    expect(await newsLeft()).toBe(1)
    await Promise.all([runAlerts(portal), runAlerts(portal)])
    await sql`insert into register_news (application_id, is_text) values (${idOf(number)}, true)`.execute(portal.db)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: Kompas'])
  })

  test('before the text is committed leaves no news of it', async () => {
    const number = await published('Sekop', 'Sekop berdaunkuningan.')
    await sql`create function refuse_text() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger zz_refuse after insert or update on case_text for each row execute function refuse_text()`.execute(
      portal.db,
    )
    await readTexts(portal)
    await sql`drop trigger zz_refuse on case_text`.execute(portal.db)
    await sql`drop function refuse_text`.execute(portal.db)
    expect(await newsLeft()).toBe(0)
    await saveTestSearch(portal, owner, registerSearch('klaim:berdaunkuningan'))
    await sql`update text_waiting set waits_until = '-infinity' where application_id = ${idOf(number)}`.execute(
      portal.db,
    )
    await readTexts(portal)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: Sekop'])
  })
})
