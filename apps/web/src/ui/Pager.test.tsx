import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { Pager } from './Pager.tsx'

const range = (from: number | string, to: number | string, total: string) =>
  text('core:pager.range', { from, to, total })
const next = page.getByRole('button', { name: text('core:pager.next') })
const previous = page.getByRole('button', { name: text('core:pager.previous') })

describe('a pager', () => {
  test.each([
    [1, 10, 7, false, range(1, 7, '7')],
    [1, 10, 10, false, range(1, 10, '10')],
    [2, 10, 11, false, range(11, 11, '11')],
    [3, 25, 1234, false, range(51, 75, '1,234')],
    [1, 10, 1000, true, range(1, 10, '1,000+')],
    [140, 10, 1400, false, range('1,391', '1,400', '1,400')],
  ])('on page %i of %i rows each with %i rows (capped %s) says %s', async (at, size, total, capped, words) => {
    await show(<Pager page={at} size={size} total={total} capped={capped} onPage={() => {}} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  })

  test('of one page says how many rows there are, without buttons', async () => {
    await show(<Pager page={1} size={10} total={7} onPage={() => {}} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(range(1, 7, '7'))
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('without rows draws nothing', async () => {
    await show(<Pager page={1} size={10} total={0} onPage={() => {}} />)
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  })

  test.each([
    [1, 3, true, false],
    [2, 3, false, false],
    [3, 3, false, true],
  ])('on page %i of %i: previous disabled %s, next disabled %s', async (at, pages, first, last) => {
    await show(<Pager page={at} size={10} total={pages * 10} onPage={() => {}} />)
    expect((previous.element() as HTMLButtonElement).disabled).toBe(first)
    expect((next.element() as HTMLButtonElement).disabled).toBe(last)
  })

  test('its buttons ask for their page, and the current one is marked', async () => {
    const onPage = vi.fn<(page: number) => void>()
    await show(
      <Held start={1} onChange={onPage}>
        {(at, set) => <Pager page={at} size={10} total={90} onPage={set} />}
      </Held>,
    )
    await next.click()
    await page.getByRole('button', { name: text('core:pager.page', { page: 4 }) }).click()
    await previous.click()
    expect(onPage.mock.calls.flat()).toEqual([2, 4, 3])
    const current = page.getByRole('button', { name: text('core:pager.page', { page: 3 }) })
    await expect.element(current).toHaveAttribute('aria-current', 'page')
  })

  test('another number of rows is given out as a number', async () => {
    const onSize = vi.fn<(size: number) => void>()
    await show(<Pager page={1} size={10} total={90} onPage={() => {}} onSize={onSize} />)
    await page.getByRole('combobox', { name: text('core:pager.size') }).selectOptions('50')
    expect(onSize).toHaveBeenCalledExactlyOnceWith(50)
  })

  test.each([5, 998])('on a phone its buttons are in one line at page %i', async (at) => {
    await page.viewport(390, 844)
    await show(
      <div style={{ inlineSize: 320 }}>
        <Pager page={at} size={10} total={10_000} capped onPage={() => {}} />
      </div>,
    )
    const tops = page
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().top)
    const box = page.getByRole('navigation').element()
    expect(tops.length).toBe(7)
    expect(new Set(tops).size).toBe(1)
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await page.viewport(1366, 768)
  })

  test.each(everyLanguage)('in %s (%s) next stands on the side where reading ends', async (language, direction) => {
    await show(<Pager page={1} size={10} total={90} onPage={() => {}} />, { language })
    const place = (key: 'core:pager.next' | 'core:pager.previous') =>
      page
        .getByRole('button', { name: text(key, {}, language) })
        .element()
        .getBoundingClientRect().left
    expect(place('core:pager.next') > place('core:pager.previous')).toBe(direction === 'ltr')
  })
})
