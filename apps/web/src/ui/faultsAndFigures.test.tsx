import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { AskError } from '../lib/askError.ts'
import { officeNow, setServerTime } from './clock.ts'
import { Code } from './Code.tsx'
import { Countdown } from './Countdown.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Label } from './Label.tsx'
import { LegalDateText, LegalTime } from './LegalTime.tsx'
import { Money } from './Money.tsx'
import { ProgressBar } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'
import { TextField } from './TextField.tsx'

describe('a part that could not be loaded', () => {
  test.each([
    ['a lost connection', { err: 'NETWORK' }, 'core:load.unreachable', ''],
    ['a late answer', { err: 'TIMEOUT' }, 'core:load.late', ''],
    ['a refusal with words', { err: 'NOT_FOUND', status: 404, title: 'Tidak ada' }, undefined, 'Tidak ada'],
    ['a refusal without words', { err: 'UNKNOWN', status: 500 }, 'core:load.failed', ''],
    ['200 with err', { err: 'Kuota penuh', status: 200, title: 'Kuota penuh' }, undefined, 'Maaf: Kuota penuh'],
  ] as const)('%s is said in its own words', async (_what, problem, key, words) => {
    await show(<ErrorPanel error={new AskError(problem)} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(key ? text(key) : words)
  })

  test('shows the incident number only when there is one', async () => {
    const { redraw } = await show(<ErrorPanel error={new AskError({ err: 'UNKNOWN', id: 'saki-9' })} />)
    await expect.element(page.getByText('saki-9').first()).toBeVisible()
    redraw(<ErrorPanel error={new AskError({ err: 'UNKNOWN' })} />)
    await expect.element(page.getByText(text('core:error.id'), { exact: false })).not.toBeInTheDocument()
  })

  test('can be asked for again only where that helps', async () => {
    const onRetry = vi.fn<() => void>()
    const { redraw } = await show(<ErrorPanel error={null} onRetry={onRetry} />)
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
    redraw(<ErrorPanel error={null} />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test.each(everyLanguage)('in %s (%s) says so in that language', async (language) => {
    await show(<ErrorPanel error={new AskError({ err: 'NETWORK' })} />, { language })
    await expect.element(page.getByRole('alert')).toHaveTextContent(text('core:load.unreachable', {}, language))
  })
})

describe('the summary of a form', () => {
  const faults = [{ field: 'b', message: 'Isi kota' }, { message: 'Kuota penuh' }]
  const form = (attempt: number, given = faults) => (
    <>
      <ErrorSummary faults={given} attempt={attempt} />
      <TextField id="a" label="Jalan" value="" onChange={() => {}} />
      <TextField id="b" label="Kota" value="" onChange={() => {}} />
    </>
  )
  const box = page.getByTestId('error-summary')

  test('without errors is not there', async () => {
    await show(form(1, []))
    await expect.element(box).not.toBeInTheDocument()
  })

  test('takes the focus at once and again at each attempt, not at each drawing', async () => {
    const { redraw } = await show(form(1))
    await expect.element(box).toHaveFocus()
    await page.getByLabelText('Jalan').click()
    redraw(form(1, [...faults]))
    await expect.element(page.getByLabelText('Jalan')).toHaveFocus()
    redraw(form(2))
    await expect.element(box).toHaveFocus()
  })

  test('an error of a field leads to it, one of the whole form is no link', async () => {
    await show(form(1))
    expect(box.getByRole('link').elements()).toHaveLength(1)
    await box.getByRole('link', { name: 'Isi kota' }).click()
    await expect.element(page.getByLabelText('Kota')).toHaveFocus()
  })
})

describe('a countdown', () => {
  const start = Date.parse('2026-11-20T03:00:00.000Z')
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start })
    setServerTime(new Date(start).toISOString())
  })
  afterEach(() => void vi.useRealTimers())
  const until = (seconds: number) => new Date(start + seconds * 1000).toISOString()

  test.each([
    [47_333, '13:08:53'],
    [3600, '01:00:00'],
    [3599, '59:59'],
    [1, '00:01'],
  ])('%i seconds are shown as %s', async (seconds, words) => {
    await show(<Countdown until={until(seconds)} />)
    await expect.element(page.getByRole('timer')).toHaveTextContent(words)
  })

  test('goes down each second, and calls back once when it is over', async () => {
    const onOver = vi.fn<() => void>()
    await show(<Countdown until={until(2)} onOver={onOver} />)
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01')
    expect(onOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    await expect.element(page.getByRole('timer')).toHaveTextContent(text('core:countdown.over'))
    await expect.poll(() => onOver.mock.calls.length).toBe(1)
  })

  test.each([
    [60 * 60, 60],
    [15 * 60, 15],
    [5 * 60, 5],
    [60, 1],
  ])('with %i seconds left it is announced once in words', async (seconds, count) => {
    await show(<Countdown until={until(seconds)} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(text('core:countdown.left', { count }))
  })

  test('with seven minutes left announces nothing', async () => {
    await show(<Countdown until={until(7 * 60)} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('')
  })

  test('follows the clock of the server, not of the device', async () => {
    setServerTime(until(3600))
    expect(officeNow()).toBe(start + 3_600_000)
    await show(<Countdown until={until(3610)} />)
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:10')
  })
})

describe('figures', () => {
  test.each([
    [0, 'Rp0'],
    [999, 'Rp999'],
    [1000, 'Rp1.000'],
    [1_800_000, 'Rp1.800.000'],
    [12_345_678_901, 'Rp12.345.678.901'],
  ])('%i rupiah are %s in Arabic too, left to right', async (amount, words) => {
    await show(<Money amount={amount} />, { language: 'ar' })
    const shown = page.getByText(words)
    await expect.element(shown).toBeVisible()
    expect(getComputedStyle(shown.element()).direction).toBe('ltr')
  })

  test.each([
    ['820260000000123', 4, '8202 6000 0000 123'],
    ['P00202600001', 0, 'P00202600001'],
    ['1234', 4, '1234'],
  ])('the code %s in groups of %i is shown as %s', async (value, group, words) => {
    await show(<Code value={value} group={group} testId="billing-code" />)
    await expect.element(page.getByTestId('billing-code')).toHaveTextContent(words)
    expect(page.getByTestId('billing-code').element().textContent).not.toContain(' ')
  })

  test('a code is copied without the spaces shown, and that is announced', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(<Code value="820260000000123" group={4} copy />)
    await page.getByRole('button').click()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('820260000000123')
    await expect.element(page.getByText(text('core:copied'), { exact: false })).toBeVisible()
  })

  test.each([
    ['id', '20 Nov 2026'],
    ['en', '20 Nov 2026'],
  ] as const)('a legal time in %s is in Jakarta and says so', async (language, day) => {
    await show(<LegalTime at="2026-11-20T03:51:00.000Z" />, { language })
    const time = page.getByText(day, { exact: false })
    await expect.element(time).toMatchTextContent(/10[:.]51 WIB/)
    expect(time.element().closest('time')?.dateTime).toBe('2026-11-20T03:51:00.000Z')
  })

  test.each([null, undefined, ''])('a legal date of %j is a dash that is not read aloud', async (date) => {
    await show(<LegalDateText date={date} />)
    const dash = page.getByText('–')
    await expect.element(dash).toHaveAttribute('aria-hidden', 'true')
  })

  test.each([
    [0, '0'],
    [33.4, '33'],
    [100, '100'],
  ])('%d percent is announced as %s', async (percent, now) => {
    await show(<ProgressBar percent={percent} label="Unggah" />)
    await expect.element(page.getByRole('progressbar', { name: 'Unggah' })).toHaveAttribute('aria-valuenow', now)
  })
})

describe('a label', () => {
  test.each([
    ['id', 1],
    ['en', 2],
    ['ar', 2],
  ] as const)('in %s has %i parts, the Indonesian term first', async (language, parts) => {
    await show(
      <button type="button">
        <Label k="core:download" />
      </button>,
      { language },
    )
    const button = page.getByRole('button')
    await expect.element(button).toHaveAccessibleName(labelText('core:download', {}, language))
    const languages = [...button.element().querySelectorAll('[lang]')].map((part) => part.getAttribute('lang'))
    expect(languages).toEqual(['id', language].slice(0, parts))
  })

  test('whose caption would repeat the term says it once', async () => {
    await show(
      <button type="button">
        <Label k="core:sorry" />
      </button>,
    )
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Maaf')
  })
})

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('says nothing for 0.15 s, then that it loads, and after 5 s that it is slow', async () => {
    await show(<Skeleton />)
    expect(page.getByRole('status').elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(page.getByRole('status')).toHaveTextContent(text('core:loading'))
    await vi.advanceTimersByTimeAsync(5000)
    await expect.element(page.getByRole('status')).toHaveTextContent(text('core:loading.slow'))
  })

  test('moves nothing for a reader who wants no motion', async () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await show(<Skeleton />)
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(page.getByRole('status')).toBeInTheDocument()
    expect(document.getAnimations()).toEqual([])
  })
})
