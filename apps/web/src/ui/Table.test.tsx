import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { labelText, show, text } from '../../testing/render.tsx'
import { AskError } from '../lib/askError.ts'
import { Table, type Column, type Sort } from './Table.tsx'

interface Paper {
  id: string
  name: string
  fee: number
}
const papers: Paper[] = [
  { id: 'a', name: 'Surat kuasa', fee: 100 },
  { id: 'b', name: 'Bukti bayar', fee: 250 },
]
const columns: Column<Paper>[] = [
  { id: 'name', head: 'Nama', cell: ({ name }) => name, leads: true, sort: 'NAME' },
  { id: 'fee', head: 'Biaya', cell: ({ fee }) => fee, end: true, sort: 'FEE' },
  { id: 'act', head: 'Tindakan', cell: ({ name }) => <button type="button">Buka {name}</button> },
]
const table = (given: Partial<Parameters<typeof Table<Paper>>[0]> = {}) => (
  <Table
    caption="Dokumen"
    columns={columns}
    rows={papers}
    rowKey={({ id }) => id}
    empty="Belum ada dokumen"
    {...given}
  />
)
const head = (name: string) => page.getByRole('columnheader', { name })

describe('a table', () => {
  test('is named, has its heads and one row for each record', async () => {
    await show(table())
    await expect.element(page.getByRole('table', { name: 'Dokumen' })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((th) => th.textContent),
    ).toEqual(['Nama', 'Biaya', 'Tindakan'])
    await expect.element(page.getByRole('row')).toHaveLength(3)
    await expect.element(page.getByRole('cell', { name: 'Bukti bayar' }).first()).toBeVisible()
  })

  test('while its first rows load it is not empty but busy', async () => {
    await show(table({ rows: undefined, loading: true }))
    await expect.element(page.getByText('Belum ada dokumen')).not.toBeInTheDocument()
    await expect.element(page.getByRole('status')).toMatchTextContent(text('core:loading'))
  })

  test('without rows says so and offers the action', async () => {
    await show(table({ rows: [], emptyAction: <button type="button">Unggah</button> }))
    await expect.element(page.getByText('Belum ada dokumen')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Unggah' })).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })

  test('old rows stay while new ones load', async () => {
    await show(table({ loading: true }))
    await expect.element(page.getByRole('row')).toHaveLength(3)
    expect(page.getByRole('table').element().closest('[aria-busy=true]')).not.toBeNull()
  })

  test('when loading fails the old rows stay below the error, which can be repeated', async () => {
    const onRetry = vi.fn<() => void>()
    await show(table({ error: new AskError({ err: 'NETWORK' }), onRetry }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(text('core:load.unreachable'))
    await expect.element(page.getByRole('row')).toHaveLength(3)
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no rows yet', undefined],
    ['an empty list', []],
  ])('an error with %s is never shown as an empty list', async (_what, rows) => {
    await show(table({ rows, error: new AskError({ err: 'NETWORK' }) }))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText('Belum ada dokumen')).not.toBeInTheDocument()
  })
})

describe('sorting', () => {
  const sorted = (start: Sort | undefined, onSort: (sort: Sort | undefined) => void) => (
    <Held start={start} onChange={onSort}>
      {(sort, set) => table({ sort, onSort: set })}
    </Held>
  )

  test('only columns with a sort name have a button', async () => {
    await show(table({ onSort: () => {} }))
    expect(page.getByRole('columnheader').getByRole('button').elements()).toHaveLength(2)
  })

  test('a press sorts up, a second one down, and another column starts up again', async () => {
    const onSort = vi.fn<(sort: Sort | undefined) => void>()
    await show(sorted(undefined, onSort))
    await expect.element(head('Nama')).toHaveAttribute('aria-sort', 'none')
    await head('Nama').getByRole('button').click()
    await expect.element(head('Nama')).toHaveAttribute('aria-sort', 'ascending')
    await head('Nama').getByRole('button').click()
    await expect.element(head('Nama')).toHaveAttribute('aria-sort', 'descending')
    await head('Biaya').getByRole('button').click()
    await expect.element(head('Nama')).toHaveAttribute('aria-sort', 'none')
    expect(onSort.mock.calls.flat()).toEqual([
      { by: 'NAME', down: false },
      { by: 'NAME', down: true },
      { by: 'FEE', down: false },
    ])
  })
})

describe('on a phone', () => {
  test('no row is wider than the window, and each value but the leading one repeats its head', async () => {
    await page.viewport(390, 844)
    try {
      await show(table({ rows: [{ id: 'long', name: 'W'.repeat(120), fee: 5 }] }))
      for (const row of page.getByRole('row').elements())
        expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      const repeated = page
        .getByText('Biaya')
        .elements()
        .filter((word) => word.closest('td') && word.checkVisibility())
      expect(repeated).toHaveLength(1)
    } finally {
      await page.viewport(1366, 768)
    }
  })
})
