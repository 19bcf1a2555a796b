import { describe, expect, test } from 'vitest'

import { addDays, type LegalDate } from '../dates/legalDate.ts'
import { dueReminder, type ReminderStep, type WaitingLetter } from './reminders.ts'

const letter = (changes: Partial<WaitingLetter> = {}): WaitingLetter => ({
  sentOn: '2026-03-02',
  due: '2026-06-02',
  keepsRight: false,
  isRead: true,
  isSettled: false,
  done: [],
  lastOn: null,
  ...changes,
})

describe('dueReminder (office rules: 30, 14, 7, 2 and 0 days before; unread on days 3, 7, 14)', () => {
  test.each<[string, Partial<WaitingLetter>, LegalDate, ReminderStep | undefined]>([
    ['long before', {}, '2026-05-02', undefined],
    ['thirty days before', {}, '2026-05-03', 'due-30'],
    ['the same step again', { done: ['due-30'], lastOn: '2026-05-03' }, '2026-05-04', undefined],
    ['a day late, because nothing ran on the day', {}, '2026-05-04', 'due-30'],
    ['fourteen days before', { done: ['due-30'] }, '2026-05-19', 'due-14'],
    ['seven days before', { done: ['due-30', 'due-14'] }, '2026-05-26', 'due-7'],
    ['two days before', { done: ['due-30', 'due-14', 'due-7'] }, '2026-05-31', 'due-2'],
    ['the last day', { done: ['due-30', 'due-14', 'due-7', 'due-2'] }, '2026-06-02', 'due-0'],
    ['the day after', { done: ['due-30'] }, '2026-06-03', undefined],
    ['seven days before, answered', { isSettled: true }, '2026-05-26', undefined],
    [
      'unread, but without a deadline and answered',
      { due: null, isRead: false, isSettled: true },
      '2026-03-09',
      undefined,
    ],
    ['unread after two days', { isRead: false }, '2026-03-04', undefined],
    ['unread after three days', { isRead: false }, '2026-03-05', 'unread-3'],
    ['read meanwhile', { isRead: true }, '2026-03-05', undefined],
    ['unread after a week', { isRead: false, done: ['unread-3'] }, '2026-03-09', 'unread-7'],
    ['unread after two', { isRead: false, done: ['unread-3', 'unread-7'] }, '2026-03-16', 'unread-14'],
    ['unread for months', { isRead: false, done: ['unread-3', 'unread-7', 'unread-14'] }, '2026-04-30', undefined],
    ['unread and without a deadline', { isRead: false, due: null }, '2026-03-05', 'unread-3'],
    ['one today already', { lastOn: '2026-05-26' }, '2026-05-26', undefined],
    ['sent five days before the deadline: no step of earlier days', { sentOn: '2026-05-28' }, '2026-05-29', undefined],
    ['sent five days before the deadline: two days before', { sentOn: '2026-05-28' }, '2026-05-31', 'due-2'],
    ['sent on the last day', { sentOn: '2026-06-02', isRead: false }, '2026-06-02', undefined],
    ['New Year lies between (Jakarta days)', { sentOn: '2026-12-20', due: '2027-01-02' }, '2026-12-31', 'due-2'],
    ['a leap day lies between', { sentOn: '2028-01-31', due: '2028-03-01' }, '2028-02-28', 'due-2'],
  ])('%s', (_says, changes, today, step) => {
    expect(dueReminder(letter(changes), today)?.step).toBe(step)
  })

  test('after several days without a run one reminder is due and the earlier steps are skipped', () => {
    expect(dueReminder(letter({ isRead: false }), '2026-05-31')).toEqual({
      step: 'due-2',
      skipped: ['due-7', 'due-14', 'due-30', 'unread-14', 'unread-7', 'unread-3'],
    })
  })

  test('with three runs every day an unread letter gets eight reminders, each step once and at most one a day', () => {
    const seen: [LegalDate, ReminderStep][] = []
    let state = letter({ isRead: false })
    for (let today = state.sentOn; today <= '2026-07-01'; today = addDays(today, 1)) {
      for (const _hour of [0, 1, 2]) {
        const due = dueReminder(state, today)
        if (!due) continue
        seen.push([today, due.step])
        state = { ...state, done: [...state.done, due.step, ...due.skipped], lastOn: today }
      }
    }
    expect(seen).toEqual([
      ['2026-03-05', 'unread-3'],
      ['2026-03-09', 'unread-7'],
      ['2026-03-16', 'unread-14'],
      ['2026-05-03', 'due-30'],
      ['2026-05-19', 'due-14'],
      ['2026-05-26', 'due-7'],
      ['2026-05-31', 'due-2'],
      ['2026-06-02', 'due-0'],
    ])
  })

  test('with a run every other day no step comes twice, and the last one is due-2 or due-0', () => {
    for (const start of [0, 1]) {
      let state = letter()
      const seen: ReminderStep[] = []
      for (let today = addDays(state.sentOn, start); today <= '2026-06-02'; today = addDays(today, 2)) {
        const due = dueReminder(state, today)
        if (!due) continue
        seen.push(due.step)
        state = { ...state, done: [...state.done, due.step, ...due.skipped], lastOn: today }
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.at(-1)).toMatch(/^due-[02]$/)
    }
  })

  test.each<[string, Partial<WaitingLetter>, LegalDate, ReminderStep | undefined]>([
    ['six months before', {}, '2026-12-30', 'due-6m'],
    ['the day before that', {}, '2026-12-29', undefined],
    ['three months before', { done: ['due-6m'] }, '2027-03-30', 'due-3m'],
    ['one month before', { done: ['due-6m', 'due-3m'] }, '2027-05-30', 'due-1m'],
    ['thirty days before, which is no step', { done: ['due-6m', 'due-3m', 'due-1m'] }, '2027-05-31', undefined],
    ['fourteen days before', { done: ['due-6m', 'due-3m', 'due-1m'] }, '2027-06-16', 'due-14'],
    ['sent after the first step', { sentOn: '2026-12-30' }, '2026-12-31', undefined],
    ['six months before a day that month does not have', { due: '2027-08-31' }, '2027-02-28', 'due-6m'],
  ])('an annuity or renewal: %s (6, 3 and 1 months, then 14, 7, 2 and 0 days)', (_says, changes, today, step) => {
    const upkeep = letter({ sentOn: '2026-03-02', due: '2027-06-30', keepsRight: true, ...changes })
    expect(dueReminder(upkeep, today)?.step).toBe(step)
  })
})
