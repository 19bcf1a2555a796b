import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { show } from '../../testing/render.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = ['perkara', 'surat', 'biaya'].map((id) => ({ id, label: id, panel: <p>Isi {id}</p> }))
const three = (start = 'perkara', onChange?: (id: string) => void) => (
  <Held start={start} onChange={onChange}>
    {(current, set) => <Tabs label="Bagian perkara" tabs={tabs} current={current} onChoose={set} />}
  </Held>
)
const tab = (name: string) => page.getByRole('tab', { name, exact: false })

/** Where a row is not faded: the beginning and the end. */
const wholeOf = (row: Element) => getComputedStyle(row).maskImage.match(/(?<=rgb\(0, 0, 0\) )[^,]+(?=,)/g)

describe('tabs', () => {
  test('are a named list; only the chosen panel is there, named by its tab', async () => {
    await show(three('surat'))
    await expect.element(page.getByRole('tablist', { name: 'Bagian perkara' })).toBeVisible()
    await expect.element(page.getByRole('tabpanel', { name: 'surat' })).toMatchTextContent('Isi surat')
    await expect.element(page.getByText('Isi perkara')).not.toBeInTheDocument()
  })

  test('an unknown current tab shows the first', async () => {
    await show(three('tidak-ada'))
    await expect.element(tab('perkara')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('Isi perkara')).toBeVisible()
  })

  test.each(['id', 'ar'] as const)('in %s a row that is too long shows the chosen tab at once', async (language) => {
    const long = Array.from({ length: 9 }, (_, n) => ({ id: `t${n}`, label: `Bagian nomor ${n}`, panel: n }))
    await show(
      <div style={{ inlineSize: 300 }}>
        <Tabs label="Bagian perkara" tabs={long} current="t6" onChoose={vi.fn()} />
      </div>,
      { language },
    )
    const row = page.getByRole('tablist').element().getBoundingClientRect()
    const chosen = tab('Bagian nomor 6').element().getBoundingClientRect()
    expect(chosen.left).toBeGreaterThanOrEqual(row.left)
    expect(chosen.right).toBeLessThanOrEqual(row.right)
  })

  test.each(['id', 'ar'] as const)(
    'in %s a row that is too long fades at the ends that hide tabs',
    async (language) => {
      const long = Array.from({ length: 9 }, (_, n) => ({ id: `t${n}`, label: `Bagian nomor ${n}`, panel: n }))
      await show(
        <div style={{ inlineSize: 300 }}>
          <Tabs label="Bagian perkara" tabs={long} current="t0" onChoose={vi.fn()} />
        </div>,
        { language },
      )
      const row = page.getByRole('tablist').element()
      await expect.poll(() => wholeOf(row)).toEqual(['0px', 'calc(100% - 32px)'])
      row.scrollBy({ left: language === 'ar' ? -200 : 200 })
      await expect.poll(() => wholeOf(row)).toEqual(['32px', 'calc(100% - 32px)'])
      row.scrollBy({ left: language === 'ar' ? -2000 : 2000 })
      await expect.poll(() => wholeOf(row)).toEqual(['32px', '100%'])
    },
  )

  test('a row that fits does not fade', async () => {
    await show(three())
    await expect.poll(() => wholeOf(page.getByRole('tablist').element())).toEqual(['0px', '100%'])
  })

  test('a press chooses a tab', async () => {
    const onChoose = vi.fn<(id: string) => void>()
    await show(three('perkara', onChoose))
    await tab('biaya').click()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('biaya')
    await expect.element(tab('biaya')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('perkara')).toHaveAttribute('aria-selected', 'false')
  })

  test('the chosen tab is marked while its panel is still being drawn', async () => {
    const seen: string[] = []
    /** Notes which tab is marked when a panel is drawn. */
    const Slow = ({ name }: { name: string }) => {
      seen.push(`${name}: ${document.querySelector('[role=tab][aria-selected=true]')?.textContent}`)
      return <p>Isi {name}</p>
    }
    const slow = tabs.map(({ id, label }) => ({ id, label, panel: <Slow name={id} /> }))
    await show(
      <Held start="perkara">
        {(current, set) => <Tabs label="Bagian perkara" tabs={slow} current={current} onChoose={set} />}
      </Held>,
    )
    await tab('biaya').click()
    await expect.element(page.getByText('Isi biaya')).toBeVisible()
    expect(seen.filter((line) => line.startsWith('biaya'))[0]).toBe('biaya: biaya')
  })

  test.each([
    ['en', 'ArrowRight', 'perkara', 'surat'],
    ['en', 'ArrowLeft', 'perkara', 'biaya'],
    ['en', 'ArrowRight', 'biaya', 'perkara'],
    ['en', 'End', 'perkara', 'biaya'],
    ['en', 'Home', 'biaya', 'perkara'],
    ['ar', 'ArrowLeft', 'perkara', 'surat'],
    ['ar', 'ArrowRight', 'perkara', 'biaya'],
  ] as const)('in %s %s on %s goes to %s and takes the focus along', async (language, key, from, to) => {
    await show(three(from), { language })
    ;(tab(from).element() as HTMLElement).focus()
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(to)).toHaveFocus()
    await expect.element(page.getByText(`Isi ${to}`)).toBeVisible()
  })

  test('are one stop of Tab: from the chosen tab it goes on to the page', async () => {
    await show(
      <>
        {three('surat')}
        <button type="button">Sesudah</button>
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(tab('surat')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Sesudah' })).toHaveFocus()
  })

  test.each([0, 1, 120])('a count of %i is part of the name', async (count) => {
    await show(
      <Tabs label="Bagian" current="a" onChoose={() => {}} tabs={[{ id: 'a', label: 'Surat', count, panel: '' }]} />,
    )
    await expect.element(page.getByRole('tab')).toHaveAccessibleName(`Surat ${count}`)
  })
})
