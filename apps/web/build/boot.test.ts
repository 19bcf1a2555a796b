import { everyCall } from '@saki/contracts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

import { caseCalls, placeholders } from '../src/lib/caseCalls.ts'
import type { EarlyReply } from '../src/lib/earlyReplies.ts'
import { fillAddress } from '../src/lib/fillAddress.ts'
import { caseNumbers } from '../src/lib/warmCase.ts'

const program = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8')
const pattern = '/list-tm/trademarks/$fileno'
const workflow = '/table-list/patents/workflow/$patentId'

/** What boot.js asks on a page opened at an address by a reader with a session; `calls` as the server names them. */
function asked(address: string, of: typeof pattern | typeof workflow): unknown[] {
  return start(address, of).calls
}

/** The same, with the paths of the server that it fetches, and what it keeps for the program. */
function start(address: string, of: typeof pattern | typeof workflow) {
  const calls = (caseCalls[of]?.(placeholders) ?? []).map(({ name, ...input }) => {
    return [`/api${fillAddress(everyCall[name].path, input.params, input.query)}`, 1, 0, name, input]
  })
  const paths: string[] = []
  const silent = { setAttribute: () => undefined }
  const window: { sakiEarly?: { calls: unknown[]; replies: Map<string, Promise<EarlyReply>> } } = {}
  const page = {
    window,
    document: {
      documentElement: silent,
      cookie: 'saki_signed_in=1',
      querySelector: () => ({ content: JSON.stringify({ texts: {}, calls, path: of }) }),
    },
    location: new URL(address, 'http://saki.test'),
    localStorage: { getItem: () => 'light' },
    fetch: async (to: string) => ({ path: paths.push(new URL(to, 'http://saki.test').pathname) }),
    addEventListener: () => undefined,
    MutationObserver: class {
      observe() {}
    },
    URLSearchParams,
  }
  runInContext(program, createContext(page))
  return {
    calls: JSON.parse(JSON.stringify(window.sakiEarly?.calls)) as unknown[],
    paths,
    replies: window.sakiEarly?.replies,
  }
}

test('boot.js keeps when each reply came', async () => {
  const { replies } = start('/table-list/patents/workflow/A00202600456', workflow)
  const came = await Promise.all(replies?.values() ?? [])
  expect(came.length).toBeGreaterThan(0)
  for (const { receivedAt = 0 } of came) expect(Math.abs(receivedAt - Date.now())).toBeLessThan(10_000)
})

/** What the program asks for the same page once it runs. */
const askedLater = (text: string, of: typeof pattern | typeof workflow) =>
  (caseCalls[of]?.(caseNumbers(text)) ?? []).map(({ name, ...input }) => [name, input])

test.each(['A00202600456', 'DID2026000123', 'IPT2026000009', 'M0020261000001', 'TRX-2026-100001', 'TRX-2026-1000001'])(
  'the first calls of the case %s are those of the program, with the same parts of its number',
  (number) => {
    for (const of of [pattern, workflow] as const)
      expect(asked(of.replace(/\$\w+/, number), of)).toEqual(askedLater(number, of))
  },
)

test.each([
  [workflow, '/table-list/patents/workflow/abc'],
  [pattern, '/list-tm/trademarks/IDM000123456'],
] as const)(
  'what the search parameters of a page of a case say names neither a case nor another path of the server: %s',
  (of, path) => {
    const forged =
      '?fileNbr=..&fileSeq=.&fileTyp=requests&fileSer=sheet&number=A00202600456&application=..&submission=..'
    const { calls, paths } = start(path, of)
    expect(start(`${path}${forged}`, of)).toMatchObject({ calls, paths })
  },
)

test.each(['A00202600000', 'abc', '%2e%2e', 'a00 2026 00456', 'TRX-2026-1'])(
  'of an address with %s, which is no number as printed, no case is asked for',
  (text) => {
    expect(asked(workflow.replace('$patentId', text), workflow)).toEqual([])
  },
)
