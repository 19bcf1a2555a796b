import type { FormalityCheck, FormalityItem } from '@saki/contracts/formality'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { AutosaveEngine } from '../autosave/autosaveEngine.ts'
import type { Verdicts } from './checklistState.ts'
import type { FormalityCopy } from './formalityKind.ts'

vi.mock('../lib/languages.ts', () => ({ currentLanguage: () => 'id' }))
const { formalityBody, formalityCopy, formalityId, formalityKind, versionOf } = await import('./formalityKind.ts')
const { closeCheck } = await import('./closeCheck.ts')

const item = (OPTION_NBR: number, change: Partial<FormalityItem> = {}): FormalityItem => ({
  LIST_CODE: 'FD',
  OPTION_NBR,
  OPTION_NAME: `Butir ${OPTION_NBR}`,
  OPTION_CAPTION: '',
  IND_REQUIRED: 'Y',
  IND_OK: null,
  ACTION_OPTION_TEXT: '',
  VALUE: '',
  SPECDOC_TYP: null,
  VIEW_TYPE_ID: null,
  GROUND: '',
  MACHINE: 'Y',
  FINDINGS: [],
  REPLY_DOC_ID: null,
  ...change,
})
const own = item(1, { LIST_CODE: 'LAIN', OPTION_NAME: 'Cap', IND_OK: 'N', ACTION_OPTION_TEXT: 'Bubuhkan cap.' })
const check: FormalityCheck = {
  PATENT_ID: 'A00202600025',
  PROC_TYP: '1',
  PROC_NBR: 7,
  ACTION_NBR: null,
  ROUND: 2,
  ROUND_VERSION: 4,
  IND_OPEN: 'Y',
  EXAM_DATE: null,
  DUE_DATE: null,
  RESULT: 'PENDING',
  NOTES: '',
  ITEMS: [item(1, { IND_OK: 'Y' }), item(2), own],
  LETTER: null,
}
const copy = formalityCopy(check)

let answer: Response | undefined
let bodies: Record<string, unknown>[]

beforeEach(() => {
  bodies = []
  answer = Response.json({ err: '', ROUND_VERSION: 5 })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.body) bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the copy of a check', () => {
  test('has the verdicts of the server, those of own points with their titles, and is unchanged', () => {
    expect(copy.data).toEqual({
      'FD-1': { IND_OK: 'Y', ACTION_OPTION_TEXT: '' },
      'FD-2': { IND_OK: null, ACTION_OPTION_TEXT: '' },
      'LAIN-1': { IND_OK: 'N', ACTION_OPTION_TEXT: 'Bubuhkan cap.', TITLE: 'Cap' },
    })
    expect([copy.revision, copy.rowVersion, copy.base === copy.data]).toEqual([0, 4, true])
  })

  test('of the next round is another one', () => {
    expect(formalityId({ ...check, ROUND: 3 })).not.toBe(formalityId(check))
    expect([copy.localId, 'A00202600025-3'].map((id) => formalityKind.isNamed(copy, id))).toEqual([true, false])
  })

  test('has no version before the first save', () => {
    expect(versionOf({ ...check, ROUND_VERSION: null })).toBeUndefined()
    expect(formalityCopy({ ...check, ROUND_VERSION: null }).rowVersion).toBeUndefined()
  })
})

describe('what is saved', () => {
  test('has every listed point in the order of the check, also without a verdict, then own points by their number', () => {
    const verdicts: Verdicts = {
      'LAIN-10': { IND_OK: 'N', ACTION_OPTION_TEXT: 'b', TITLE: 'Sepuluh' },
      'LAIN-2': { IND_OK: 'N', ACTION_OPTION_TEXT: 'a', TITLE: 'Dua' },
      'FD-2': { IND_OK: 'N', ACTION_OPTION_TEXT: 'Kurang.' },
    }
    expect(formalityBody(copy, verdicts, 4)).toEqual({
      PATENT_ID: 'A00202600025',
      PROC_TYP: '1',
      PROC_NBR: 7,
      ROUND_VERSION: 4,
      ITEMS: [
        { LIST_CODE: 'FD', OPTION_NBR: 1, IND_OK: 'Y', ACTION_OPTION_TEXT: '' },
        { LIST_CODE: 'FD', OPTION_NBR: 2, IND_OK: 'N', ACTION_OPTION_TEXT: 'Kurang.' },
        { LIST_CODE: 'LAIN', OPTION_NBR: 2, IND_OK: 'N', ACTION_OPTION_TEXT: 'a', TITLE: 'Dua' },
        { LIST_CODE: 'LAIN', OPTION_NBR: 10, IND_OK: 'N', ACTION_OPTION_TEXT: 'b', TITLE: 'Sepuluh' },
      ],
    })
  })

  test.each(['LAIN-x', 'LAIN', 'toString', 'LAINNYA-1'])('has no own point for the id "%s"', (id) => {
    const { ITEMS } = formalityBody(copy, { [id]: { IND_OK: 'N', ACTION_OPTION_TEXT: 'x', TITLE: 'y' } }, 4)
    expect(ITEMS.filter(({ LIST_CODE, OPTION_NBR }) => LIST_CODE === 'LAIN' && OPTION_NBR !== 1)).toEqual([])
  })

  test('is answered by the new version', async () => {
    const attempt = { key: 'k', rowVersion: 4, data: copy.data, revision: 1, files: false }
    expect(await formalityKind.send(copy, attempt)).toEqual({ kind: 'saved', rowVersion: 5, savedAt: '' })
  })

  test.each([
    ['STALE_VERSION', 409, 'stale'],
    ['ROLE_NEEDED', 403, 'refused'],
    ['BUSY', 503, 'failed'],
    ['NOT_FOUND', 404, 'gone'],
  ])('after %s (%i) is %s', async (err, status, kind) => {
    answer = Response.json({ err, title: 'x' }, { status })
    const attempt = { key: 'k', rowVersion: 4, data: copy.data, revision: 1, files: false }
    expect((await formalityKind.send(copy, attempt)).kind).toBe(kind)
  })
})

describe('the newest version', () => {
  test('is that of the same round', async () => {
    answer = Response.json({ ...check, ROUND_VERSION: 9 })
    expect((await formalityKind.newest(copy))?.rowVersion).toBe(9)
  })

  test('is none of another round, and none when it cannot be read', async () => {
    answer = Response.json({ ...check, ROUND: 3 })
    expect(await formalityKind.newest(copy)).toBeUndefined()
    answer = undefined
    expect(await formalityKind.newest(copy)).toBeUndefined()
  })
})

describe('closing a check', () => {
  const finish = vi.fn<() => Promise<void>>(async () => undefined)
  const engine = (change: Partial<FormalityCopy> = {}, isSaved = true) =>
    ({
      copy: { ...copy, ...change },
      flush: async () => isSaved,
      between: (work: () => Promise<unknown>) => work(),
      finish,
    }) as unknown as AutosaveEngine<Verdicts, FormalityCopy>
  beforeEach(() => finish.mockClear())

  test('sends the verdicts with the action under the last version, and ends the copy', async () => {
    await closeCheck(engine({ rowVersion: 8 }), { ACTION_TYP: 'ASK', NOTES: 'Lengkapi.' })
    expect(bodies[0]).toMatchObject({
      ACTION_TYP: 'ASK',
      NOTES: 'Lengkapi.',
      ROUND_VERSION: 8,
      PATENT_ID: 'A00202600025',
    })
    expect(finish).toHaveBeenCalledOnce()
  })

  test('that was refused keeps the copy', async () => {
    answer = Response.json({ err: 'ROLE_NEEDED', title: 'Tidak boleh' }, { status: 403 })
    await expect(closeCheck(engine(), { ACTION_TYP: 'ASK' })).rejects.toMatchObject({ err: 'ROLE_NEEDED' })
    expect(finish).not.toHaveBeenCalled()
  })

  test.each([
    ['a conflict with another device', { conflict: {} as FormalityCopy['conflict'] }, 'STALE_VERSION'],
    ['no connection', { trouble: 'unreachable' }, 'NETWORK'],
    ['a refusal, whose words are told', { trouble: 'refused', words: 'Tidak boleh' }, 'UNKNOWN'],
  ] as const)('sends nothing while %s prevents the save', async (_what, change, err) => {
    const closing = closeCheck(engine(change, false), { ACTION_TYP: 'ASK' })
    await expect(closing).rejects.toMatchObject({ err, title: 'words' in change ? change.words : '' })
    expect(bodies).toEqual([])
  })

  test('in a tab that only reads sends nothing', async () => {
    await expect(closeCheck(undefined, { ACTION_TYP: 'ASK' })).rejects.toMatchObject({ err: 'STALE_VERSION' })
    expect(bodies).toEqual([])
  })
})
