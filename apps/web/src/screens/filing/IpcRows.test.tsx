import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { formRecord, HeldForm, type FormRecord } from '../../../testing/HeldForm.tsx'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someIpc } from '../../../testing/someIpc.ts'
import type { FormPageOf, FormScene } from '../../forms/scene.ts'
import { IpcRows } from './IpcRows.tsx'

const ipcPage: FormPageOf = {
  id: 'page',
  title: 'patents:step.invention',
  blocks: [
    {
      as: 'rows',
      of: 'ipc',
      section: 'IPC',
      title: 'patents:ipc.title',
      rowTitle: 'patents:ipc.label',
      atLeast: 1,
      atMost: 3,
      level: 'WARN',
      missing: 'patents:ipc.missing',
      fields: { IPC_SYMBOL: { as: 'text', max: 20, label: 'patents:ipc.label', hint: 'patents:ipc.hint' } },
    },
  ],
}
const symbols = ({ data }: FormRecord) => (data['IPC'] as { IPC_SYMBOL: string }[]).map(({ IPC_SYMBOL }) => IPC_SYMBOL)
const opener = page.getByRole('button', { name: labelText('forms:ipc.choose') })
const search = page.getByRole('combobox', { name: labelText('ipc:search') })
const removeOf = (symbol: string) => page.getByRole('button', { name: `${labelText('core:delete')} ${symbol}` })

beforeEach(() => serve({ ipcClasses: someIpc }))

async function draw(chosen: string[] = [], scene: Partial<FormScene> = {}, language: 'id' | 'en' | 'ar' = 'en') {
  const record = formRecord({
    TECHNICAL: { TITLE: 'Alat pengering biji kopi' },
    IPC: chosen.map((IPC_SYMBOL) => ({ IPC_SYMBOL })),
  })
  await show(<HeldForm page={ipcPage} record={record} scene={{ ipcRows: IpcRows, ...scene }} />, { language })
  return record
}

describe('the IPC symbols of a filing', () => {
  test('the table is asked for when it is opened, not before', async () => {
    await draw()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    expect(callsOf('ipcClasses')).toEqual([])
    await opener.click()
    await expect.element(search).toBeVisible()
    expect(callsOf('ipcClasses')).toHaveLength(1)
  })

  test('by the keyboard alone: a word finds a subclass, a typed symbol is taken by its form', async () => {
    const record = await draw()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(search).toBeVisible()
    await userEvent.tab()
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('roasting')
    await expect.element(page.getByRole('option', { name: /A23F Coffee, tea and substitutes/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(symbols(record)).toEqual(['A23F'])
    await search.fill('f26b17/00')
    await page.getByRole('option', { name: 'F26B 17/00 Drying of solids' }).click()
    expect(symbols(record)).toEqual(['A23F', 'F26B 17/00'])
  })

  test('a subclass that the edition lacks is not offered, and the reason is told', async () => {
    const record = await draw()
    await opener.click()
    await search.fill('F24J 2/00')
    await expect.element(page.getByText(text('ipc:unknown', { code: 'F24J 2/00', edition: '2025.01' }))).toBeVisible()
    expect(page.getByRole('option').elements()).toEqual([])
    expect(symbols(record)).toEqual([])
  })

  test('the tree opens section and class, and a subclass chosen twice is taken back', async () => {
    const record = await draw()
    await opener.click()
    await page.getByText(text('register:ipcSection.F')).click()
    await page.getByText('Drying', { exact: true }).click()
    const leaf = page
      .getByRole('list', { name: text('ipc:tree') })
      .getByRole('button', { name: 'F26B Drying of solids' })
    await leaf.click()
    expect(symbols(record)).toEqual(['F26B'])
    await expect.element(leaf).toHaveAttribute('aria-pressed', 'true')
    await leaf.click()
    expect(symbols(record)).toEqual([])
  })

  test('words of the title suggest subclasses as perhaps, and choose none', async () => {
    const record = await draw()
    await opener.click()
    const maybe = page.getByRole('list', { name: labelText('ipc:maybe') })
    await expect.element(maybe.getByRole('button', { name: 'F26B Drying of solids' })).toBeVisible()
    await expect.element(page.getByText(text('ipc:maybe.title'))).toBeVisible()
    expect(symbols(record)).toEqual([])
  })

  test('words of the abstract suggest too', async () => {
    await draw([], { abstract: 'Panas dikumpulkan dari surya' })
    await opener.click()
    const maybe = page.getByRole('list', { name: labelText('ipc:maybe') })
    await expect.element(maybe.getByRole('button', { name: /F24S/ })).toBeVisible()
    await expect.element(page.getByText(text('ipc:maybe.abstract'))).toBeVisible()
  })

  test('each symbol has the name of its subclass; one moves up and one is removed', async () => {
    const record = await draw(['A23F 5/02', 'F26B 17/00'])
    await expect.element(page.getByText('Drying of solids')).toBeVisible()
    await page.getByRole('button', { name: `${text('forms:row.up')} F26B 17/00` }).click()
    expect(symbols(record)).toEqual(['F26B 17/00', 'A23F 5/02'])
    await removeOf('A23F 5/02').click()
    expect(symbols(record)).toEqual(['F26B 17/00'])
  })

  test('elsewhere, as in corrections, symbols are typed', async () => {
    const record = formRecord({ IPC: [{ IPC_SYMBOL: 'A23F 5/02' }] })
    await show(<HeldForm page={ipcPage} record={record} />)
    await page.getByRole('textbox').fill('A23F 5/10')
    expect(symbols(record)).toEqual(['A23F 5/10'])
    await expect.element(opener).not.toBeInTheDocument()
  })

  test('with as many as allowed none can be added', async () => {
    await draw(['A23F', 'A23N', 'F26B'])
    await expect.element(removeOf('F26B')).toBeVisible()
    await expect.element(opener).not.toBeInTheDocument()
  })

  test('a symbol of another edition stays and is marked', async () => {
    const record = await draw(['F24J 2/00', 'A23F 5/02'])
    await expect.element(page.getByText(text('forms:ipc.unknown'))).toBeVisible()
    await expect.element(page.getByText(text('forms:ipc.unknown'))).toHaveLength(1)
    expect(symbols(record)).toEqual(['F24J 2/00', 'A23F 5/02'])
  })

  test('read-only, symbols and names can be read and nothing changed', async () => {
    await draw(['A23F'], { readOnly: true })
    await expect.element(page.getByText('Coffee, tea and substitutes')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  test.each(everyLanguage)('has no grave fault for helping technology in %s', async (language) => {
    await draw(['A23F 5/02'], {}, language)
    await page.getByRole('button', { name: labelText('forms:ipc.choose', {}, language) }).click()
    await page.getByText(text('register:ipcSection.A', {}, language)).click()
    await expect.element(page.getByText(language === 'id' ? 'Pangan' : 'Foods')).toBeVisible()
    expect(await graveFaults()).toEqual([])
  })
})
