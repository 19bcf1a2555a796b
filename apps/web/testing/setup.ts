import '../src/ui/icons/allIcons.ts'
import '../src/ui/styles/reset.css'
import '../src/ui/styles/tokens.css'
import '../src/ui/styles/fonts.css'
import '../src/ui/styles/base.css'
import '../src/ui/styles/kit.css'
import '../src/shell/shell.module.css'

import { afterEach, beforeEach, expect, vi } from 'vitest'

import { startLanguages } from '../src/lib/languages.ts'
import { queryClient } from '../src/lib/queries.ts'
import { closeMessage } from '../src/ui/messages.ts'
import { contractFaults, startFakeApi } from './fakeApi.ts'
import { setSavesData } from './savesData.ts'
import { clearPage } from './render.tsx'

/** Pushed events never come; tests deliver them through lib/events. */
class SilentEventSource extends EventTarget {
  close(): void {}
}

await startLanguages()
const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })

beforeEach(() => {
  vi.stubGlobal('EventSource', SilentEventSource)
  // Nothing is loaded ahead of its use: the pointer of an earlier test may rest on a link.
  setSavesData(true)
  startFakeApi()
})

afterEach(() => {
  clearPage()
  closeMessage()
  const faults = contractFaults()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(faults, 'breaches of contract').toEqual([])
})
