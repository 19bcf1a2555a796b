import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { AT, Browser, emptyCopy, ID, wait, type Answers, type TestCopy } from './autosaveBench.ts'
import type { AutosaveEngine } from './autosaveEngine.ts'
import type { SaveStatus } from './copyStatus.ts'

type Engine = AutosaveEngine<Answers, TestCopy>

let browser: Browser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
})
afterEach(() => void vi.useRealTimers())

const text = (A: string): Answers => ({ A })

/** Puts an engine into each state. Afterwards the server and the connection work again, except where the state is the fault. */
const states: Readonly<Record<string, () => Promise<Engine>>> = {
  new: async () => browser.engine(),
  planned: async () => typed(browser.engine(), 'mine'),
  sending: async () => {
    browser.server.delay = 1000
    const engine = typed(browser.engine(), 'mine')
    void engine.flush()
    await wait(500)
    return engine
  },
  saved: () => savedEngine(),
  offline: async () => {
    const engine = await savedEngine()
    browser.online = false
    typed(engine, 'mine')
    await wait(3000)
    return engine
  },
  failed: () => faulty('broken'),
  'reply lost': () => faulty('lost'),
  refused: () => faulty('refuse'),
  conflict: async () => {
    const engine = await savedEngine()
    browser.server.change('D-1', text('theirs'))
    typed(engine, 'mine')
    await wait(3000)
    return engine
  },
  gone: async () => {
    const engine = await savedEngine()
    browser.server.rows.clear()
    typed(engine, 'mine')
    await wait(3000)
    return engine
  },
  filed: async () => {
    const engine = await savedEngine()
    await Promise.all([engine.file(), wait(200)])
    return engine
  },
}

type StateName = keyof typeof states

async function savedEngine(): Promise<Engine> {
  const engine = typed(browser.engine(), 'old')
  void engine.flush()
  await wait(200)
  return engine
}

async function faulty(fault: 'broken' | 'lost' | 'refuse'): Promise<Engine> {
  const engine = await savedEngine()
  browser.server.faults = [fault]
  typed(engine, 'mine')
  await wait(2100)
  return engine
}

function typed(engine: Engine, words: string): Engine {
  engine.change(text(words))
  return engine
}

/** What can happen; each returns the engine to look at. */
const events: Readonly<Record<string, (engine: Engine) => Promise<Engine> | Engine>> = {
  typing: (engine) => typed(engine, 'later'),
  'saving now': (engine) => (void engine.flush(), engine),
  'retrying now': (engine) => (engine.retryNow(), engine),
  filing: (engine) => (void engine.file(), engine),
  'starting again': (engine) => (engine.copy.end === 'gone' && engine.startAgain(), engine),
  'choosing mine': (engine) => (engine.copy.conflict && engine.settle(text('mine')), engine),
  'reading a newer version': (engine) => {
    engine.adopt({ data: text('read'), rowVersion: 9, savedAt: AT, device: '' })
    return engine
  },
  'the line goes': (engine) => {
    browser.online = false
    engine.connectionChanged()
    return engine
  },
  'the line comes back': (engine) => {
    browser.online = true
    engine.connectionChanged()
    return engine
  },
  'another request': async (engine) => {
    await Promise.all([engine.between(async () => undefined), wait(2000)])
    return engine
  },
  'leaving and coming back': async (engine) => {
    await Promise.all([engine.release(), wait(2000)])
    engine.resume()
    return engine
  },
  'a crash': (engine) => {
    engine.stop()
    const copy = browser.device.get(ID)
    return browser.engine(copy ? { ...structuredClone(copy), trouble: undefined } : engine.copy)
  },
}

type EventName = keyof typeof events
type Expected = readonly [SaveStatus, here: string | undefined, server: string | undefined]

const saved = (words: string): Expected => ['saved', words, words]

/** Twenty seconds after an event: the status, the text on the screen and the text at the server. */
const rows: Readonly<Record<StateName, { usual: Expected; other: Readonly<Partial<Record<EventName, Expected>>> }>> = {
  new: {
    usual: ['new', undefined, undefined],
    other: {
      typing: saved('later'),
      filing: ['ended', undefined, undefined],
      'reading a newer version': ['saved', 'read', undefined],
    },
  },
  planned: {
    usual: saved('mine'),
    other: {
      typing: saved('later'),
      filing: ['ended', 'mine', 'mine'],
      'the line goes': ['device', 'mine', undefined],
    },
  },
  sending: {
    usual: saved('mine'),
    other: { typing: saved('later'), filing: ['ended', 'mine', 'mine'] },
  },
  saved: {
    usual: saved('old'),
    other: {
      typing: saved('later'),
      filing: ['ended', 'old', 'old'],
      'reading a newer version': ['saved', 'read', 'old'],
    },
  },
  offline: {
    usual: ['device', 'mine', 'old'],
    other: { typing: ['device', 'later', 'old'], 'the line comes back': saved('mine') },
  },
  failed: {
    usual: saved('mine'),
    other: { typing: saved('later'), filing: ['ended', 'mine', 'mine'], 'the line goes': ['device', 'mine', 'old'] },
  },
  'reply lost': {
    usual: saved('mine'),
    other: { typing: saved('later'), filing: ['ended', 'mine', 'mine'], 'the line goes': ['device', 'mine', 'mine'] },
  },
  refused: {
    usual: ['unsaved', 'mine', 'old'],
    other: {
      typing: saved('later'),
      'saving now': saved('mine'),
      'retrying now': saved('mine'),
      filing: ['ended', 'mine', 'mine'],
      'the line comes back': saved('mine'),
      'leaving and coming back': saved('mine'),
      'a crash': saved('mine'),
    },
  },
  conflict: {
    usual: ['conflict', 'mine', 'theirs'],
    other: { typing: ['conflict', 'later', 'theirs'], 'choosing mine': saved('mine') },
  },
  gone: {
    usual: ['ended', 'mine', undefined],
    other: { typing: ['ended', 'later', undefined], 'starting again': saved('mine') },
  },
  filed: { usual: ['ended', 'old', 'old'], other: {} },
}

const cases = Object.keys(states).flatMap((state) => Object.keys(events).map((event) => ({ state, event })))

describe('every event in every state', () => {
  test.each(cases)('$state, then $event', async ({ state, event }) => {
    const engine = await (states[state]?.() ?? Promise.reject(new Error(state)))
    const typedBefore = engine.copy.data['A']
    const next = await (events[event]?.(engine) ?? Promise.reject(new Error(event)))
    await wait(20_000)
    const row = rows[state]
    expect([next.status, next.copy.data['A'], browser.server.text?.['A']]).toEqual(row?.other[event] ?? row?.usual)
    // A crash leaves its request under way beside the one of the next page.
    if (event !== 'a crash') expect(browser.server.most).toBeLessThan(2)
    expect(browser.server.rows.size).toBeLessThan(2)
    if (next.status === 'device') expect(browser.device.get(ID)?.data).toEqual(next.copy.data)
    if (event !== 'typing' && event !== 'reading a newer version') expect(next.copy.data['A']).toBe(typedBefore)
  })

  test('the table names known states and events only', () => {
    const named = Object.values(rows).flatMap(({ other }) => Object.keys(other))
    expect(Object.keys(rows)).toEqual(Object.keys(states))
    expect(named.filter((event) => !(event in events))).toEqual([])
    expect(emptyCopy().localId).toBe(ID)
  })
})
