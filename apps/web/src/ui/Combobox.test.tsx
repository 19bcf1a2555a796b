import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { Combobox } from './Combobox.tsx'
import { Dialog } from './Dialog.tsx'

const places = [
  { value: '31', label: 'DKI Jakarta', note: 'provinsi' },
  { value: '32', label: 'Jawa Barat' },
  { value: '33', label: 'Jawa Tengah' },
  { value: '51', label: 'Bali' },
]
const names = ['Réunion', 'Éclair', "D'Angelo", 'مُسَجَّل'].map((label, at) => ({ value: `${at}`, label }))
const box = page.getByRole('combobox', { name: 'Provinsi' })
const options = page.getByRole('option')
const list = page.getByRole('listbox')

type Given = Partial<Parameters<typeof Combobox>[0]>
const field = (given: Given = {}, start = '') => {
  const { onChange, ...rest } = given
  return (
    <Held start={start} onChange={onChange}>
      {(value, set) => <Combobox id="prov" label="Provinsi" options={places} {...rest} value={value} onChange={set} />}
    </Held>
  )
}
const labels = () => options.elements().map((option) => option.textContent)
/** The option the keyboard is on, as a screen reader finds it. */
const active = () => {
  const id = box.element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

describe('the list', () => {
  test('is closed at first; a press opens it with every option and says so', async () => {
    await show(field())
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    await expect.element(list).not.toBeInTheDocument()
    await box.click()
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    await expect.element(options).toHaveLength(4)
    expect(box.element().getAttribute('aria-controls')).toBe(list.element().id)
  })

  test.each([
    ['jawa', ['Jawa Barat', 'Jawa Tengah']],
    ['JAWA B', ['Jawa Barat']],
    ['  bali ', ['Bali']],
    ['51', ['Bali']],
    ['provinsi', ['DKI Jakartaprovinsi']],
  ])('after "%s" shows %j', async (typed, found) => {
    await show(field())
    await box.fill(typed)
    await expect.poll(labels).toEqual(found)
  })

  test.each([
    ['reunion', 'Réunion'],
    ['ECLAIR', 'Éclair'],
    ['dangelo', "D'Angelo"],
    ['مسجل', 'مُسَجَّل'],
  ])('after "%s" shows %s, whose letters have marks', async (typed, found) => {
    await show(field({ options: names }))
    await box.fill(typed)
    await expect.poll(labels).toEqual([found])
  })

  test('says when nothing matches, and Enter then chooses nothing', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await show(field({ onChange }))
    await box.fill('xyz')
    await expect.element(list).toMatchTextContent(text('core:choose.none'))
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('closes when the focus leaves; what was typed is dropped', async () => {
    await show(field({}, '51'))
    await box.fill('jaw')
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('Bali')
  })

  test('marks the chosen option', async () => {
    await show(field({}, '32'))
    await box.click()
    const chosen = options.elements().filter((option) => option.getAttribute('aria-selected') === 'true')
    expect(chosen.map((option) => option.textContent)).toEqual(['Jawa Barat'])
  })

  test('shows at most a hundred of a thousand options', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Desa ${at}` }))
    await show(field({ options: many }))
    await box.click()
    await expect.element(options).toHaveLength(100)
    await box.fill('desa 999')
    await expect.poll(labels).toEqual(['Desa 999'])
  })
})

describe('the keyboard', () => {
  test.each([
    ['arrow down opens the list at the first option', '{ArrowDown}', 'DKI Jakartaprovinsi'],
    ['arrow up opens the list at the first option', '{ArrowUp}', 'DKI Jakartaprovinsi'],
    ['a second arrow down goes to the second', '{ArrowDown}{ArrowDown}', 'Jawa Barat'],
    ['arrow up at the first goes to the last', '{ArrowDown}{ArrowUp}', 'Bali'],
    ['arrow down at the last goes to the first', '{ArrowDown}{ArrowUp}{ArrowDown}', 'DKI Jakartaprovinsi'],
  ])('%s', async (_what, keys, expected) => {
    await show(field())
    ;(box.element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.poll(active).toBe(expected)
  })

  test('Enter chooses the option it is on, closes the list and keeps the focus', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await show(field({ onChange }))
    await box.fill('jawa')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('33')
    await expect.element(box).toHaveValue('Jawa Tengah')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  })

  test('Enter in an open list does not send the form', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    await show(<form onSubmit={onSubmit}>{field()}</form>)
    await box.fill('bali')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('Escape closes the list and keeps the value and the dialog around it', async () => {
    const onClose = vi.fn<() => void>()
    await show(
      <Dialog title="Alamat" onClose={onClose}>
        {field({}, '51')}
      </Dialog>,
    )
    await box.fill('jawa')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('Bali')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the value', () => {
  test('is chosen with the mouse and shown by its label', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await show(field({ onChange }))
    await box.click()
    await options.nth(3).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('51')
    await expect.element(box).toHaveValue('Bali')
  })

  test.each([
    [true, ''],
    [false, 'Bali'],
  ])('with optional=%s, emptying the box leaves "%s"', async (optional, left) => {
    await show(field({ optional }, '51'))
    const any = page.getByRole('combobox')
    await any.fill('')
    await userEvent.keyboard('{Tab}')
    await expect.element(any).toHaveValue(left)
  })

  test('of a list filtered by the server is asked for with each letter, and its answer is not filtered again', async () => {
    const onSearch = vi.fn<(text: string) => void>()
    await show(field({ onSearch }))
    await box.fill('sepatu')
    expect(onSearch).toHaveBeenLastCalledWith('sepatu')
    await expect.element(options).toHaveLength(4)
  })
})

describe('what it tells', () => {
  test('an error is linked to the box', async () => {
    await show(field({ error: 'Pilih provinsi', hint: 'Sesuai KTP' }))
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box).toHaveAccessibleDescription('Pilih provinsi Sesuai KTP')
  })

  test('while it waits for another field it cannot be used and says for which', async () => {
    await show(field({ waiting: 'Pilih provinsi dahulu' }))
    await expect.element(box).toBeDisabled()
    await expect.element(box).toHaveAccessibleDescription('Pilih provinsi dahulu')
  })

  test('locked it keeps its value and opens no list', async () => {
    await show(field({ locked: 'Diisi dari register' }, '51'))
    const locked = page.getByRole('combobox')
    await locked.click()
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.keyboard('x')
    await expect.element(locked).toHaveValue('Bali')
  })

  test.each(everyLanguage)(
    'in %s (%s) the placeholder is in that language and the list starts at the start edge',
    async (language, direction) => {
      await show(field(), { language })
      await expect.element(box).toHaveAttribute('placeholder', text('core:choose.type', {}, language))
      await box.click()
      const [input, popup] = [box.element().getBoundingClientRect(), list.element().getBoundingClientRect()]
      if (direction === 'rtl') expect(Math.abs(input.right - popup.right)).toBeLessThanOrEqual(2)
      else expect(Math.abs(input.left - popup.left)).toBeLessThanOrEqual(2)
    },
  )
})
