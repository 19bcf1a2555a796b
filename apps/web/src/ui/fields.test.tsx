import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { Check, Choice } from './Choice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { TextArea, TextField } from './TextField.tsx'

const given = () => vi.fn<(value: string) => void>()

type TextGiven = Partial<Parameters<typeof TextField>[0]>
const textField = ({ value = '', onChange, ...rest }: TextGiven = {}) => (
  <Held start={value} onChange={onChange}>
    {(held, set) => <TextField id="nama" label="Nama" {...rest} value={held} onChange={set} />}
  </Held>
)
const areaField = (value: string, limit: number) => (
  <Held start={value}>
    {(held, set) => <TextArea id="uraian" label="Uraian" limit={limit} value={held} onChange={set} />}
  </Held>
)

describe('one line of text', () => {
  test('is named by its label and gives out what is typed', async () => {
    const onChange = given()
    await show(textField({ onChange }))
    await page.getByRole('textbox', { name: 'Nama' }).fill(' O’Brien ')
    expect(onChange).toHaveBeenLastCalledWith(' O’Brien ')
  })

  test('a press on the label puts the focus in it', async () => {
    await show(textField())
    await page.getByText('Nama').click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  test('optional says so; required is not marked', async () => {
    const { redraw } = await show(textField({ optional: true }))
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName(`Nama (${text('core:optional')})`)
    redraw(<TextField id="b" label="Nama" value="" onChange={() => {}} />)
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Nama')
  })

  test('wrong, it is described by error and hint, in this order', async () => {
    await show(textField({ error: 'Isi nama', hint: 'Sesuai KTP' }))
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Isi nama Sesuai KTP')
  })

  test('locked, it can be read and copied but not changed, and says why', async () => {
    const onChange = given()
    await show(textField({ value: 'Sari', locked: 'Sudah diajukan', onChange }))
    const box = page.getByRole('textbox')
    await expect.element(box).toHaveAttribute('readonly')
    await box.click()
    await userEvent.keyboard('x')
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(page.getByText('Sudah diajukan')).toBeVisible()
  })

  test.each([
    [7, 10, false],
    [8, 10, true],
    [10, 10, true],
    [11, 10, true],
  ])('with %i of %i characters the counter is shown: %s, and nothing is cut', async (length, limit, isShown) => {
    await show(textField({ value: 'x'.repeat(length), limit }))
    const counter = page.getByText(text('core:counter', { count: length, limit }))
    await (isShown ? expect.element(counter).toBeVisible() : expect.element(counter).not.toBeInTheDocument())
    await expect.element(page.getByRole('textbox')).toHaveValue('x'.repeat(length))
  })

  test.each([
    ['a name in Arabic letters', {}, 'سارة', 'rtl'],
    ['a name in Latin letters', {}, 'Sari', 'ltr'],
    ['a code', { code: true }, '٣٢١', 'ltr'],
    ['a mail address', { type: 'email' }, 'سارة', 'ltr'],
    ['a phone number', { type: 'tel' }, '+62', 'ltr'],
  ] as const)('%s runs in its own direction on an Arabic page', async (_what, props, value, direction) => {
    await show(textField({ ...props, value }), { language: 'ar' })
    expect(getComputedStyle(page.getByLabelText('Nama').element()).direction).toBe(direction)
  })
})

describe('several lines of text', () => {
  test('Enter makes a new line', async () => {
    await show(areaField('satu', 100))
    const box = page.getByRole('textbox', { name: 'Uraian' })
    await box.click()
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}dua')
    await expect.element(box).toHaveValue('satu\ndua')
  })

  test('near the limit the counter is announced in words', async () => {
    await show(areaField('x'.repeat(95), 100))
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(text('core:counter.spoken', { count: 95, limit: 100 }))
  })

  test('more than the limit can be typed and is counted', async () => {
    await show(areaField('x'.repeat(100), 100))
    await page.getByRole('textbox').click()
    await userEvent.keyboard('{Control>}{End}{/Control}yz')
    await expect.element(page.getByText(text('core:counter', { count: 102, limit: 100 }))).toBeVisible()
  })
})

describe('a password', () => {
  const secret = (props = {}) => (
    <Held start="">
      {(held, set) => (
        <PasswordField id="pw" label="Sandi" autoComplete="new-password" {...props} value={held} onChange={set} />
      )}
    </Held>
  )

  test('is hidden, can be pasted and keeps its spaces', async () => {
    await show(secret())
    const box = page.getByLabelText('Sandi')
    await expect.element(box).toHaveAttribute('type', 'password')
    await box.fill(' pass phrase ')
    await expect.element(box).toHaveValue(' pass phrase ')
  })

  test('the button that shows it tells its state and keeps the text', async () => {
    await show(secret())
    const box = page.getByLabelText('Sandi')
    await box.fill('abc')
    const eye = page.getByRole('button')
    await expect.element(eye).toHaveAttribute('aria-pressed', 'false')
    await eye.click()
    await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
    await expect.element(eye).toHaveAccessibleName(labelText('core:hide'))
    await expect.element(box).toHaveAttribute('type', 'text')
    await expect.element(box).toHaveValue('abc')
  })

  test('with an icon alone the button keeps its name', async () => {
    await show(secret({ brief: true }))
    await expect.element(page.getByRole('button')).toHaveAccessibleName(labelText('core:show'))
  })
})

describe('a choice of few', () => {
  const rights = [
    { value: 'merek', label: 'Merek', hint: 'Nama atau logo' },
    { value: 'paten', label: 'Paten' },
    { value: 'desain', label: 'Desain', blocked: true },
  ]
  const choice = (props: Partial<Parameters<typeof Choice<string>>[0]> = {}, start = '') => (
    <Held start={start} onChange={props.onChange}>
      {(held, set) => <Choice id="hak" label="Hak" options={rights} {...props} value={held} onChange={set} />}
    </Held>
  )
  const radio = (name: string) => page.getByRole('radio', { name, exact: false })

  test.each(['cards', 'pictures', 'list', 'segments'] as const)(
    'of look %s is one group of radios with nothing chosen',
    async (look) => {
      await show(choice({ look }))
      await expect.element(page.getByRole('group', { name: 'Hak' })).toBeVisible()
      expect(
        page
          .getByRole('radio')
          .elements()
          .map((one) => (one as HTMLInputElement).checked),
      ).toEqual([false, false, false])
    },
  )

  test('a press anywhere on a card chooses it', async () => {
    const onChange = given()
    await show(choice({ look: 'cards', onChange }))
    await page.getByText('Nama atau logo').click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('merek')
    await expect.element(radio('Merek')).toBeChecked()
  })

  test('arrow keys move the choice and pass over a blocked one', async () => {
    await show(choice({}, 'merek'))
    ;(radio('Merek').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('Paten')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('Merek')).toBeChecked()
  })

  test('the first radio has the id that the error summary links to', async () => {
    await show(choice({ error: 'Pilih hak' }))
    expect(document.getElementById('hak')).toBe(radio('Merek').element())
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Pilih hak')
  })

  test('locked, no option can be chosen', async () => {
    await show(choice({ locked: 'Sudah dibayar' }, 'paten'))
    for (const one of page.getByRole('radio').all()) await expect.element(one).toBeDisabled()
    await expect.element(radio('Paten')).toBeChecked()
  })
})

describe('a checkbox', () => {
  const check = (props = {}) => (
    <Held start={false}>
      {(held, set) => (
        <Check id="ya" {...props} checked={held} onChange={set}>
          Saya setuju
        </Check>
      )}
    </Held>
  )

  test.each([
    ['a press on its words', async () => page.getByText('Saya setuju').click()],
    ['Space', async () => userEvent.keyboard('{Tab}[Space]')],
  ])('%s ticks it', async (_way, act) => {
    await show(check())
    await act()
    await expect.element(page.getByRole('checkbox', { name: 'Saya setuju' })).toBeChecked()
  })

  test('is described by error and hint', async () => {
    await show(check({ error: 'Centang dahulu', hint: 'Pasal 5' }))
    await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Centang dahulu Pasal 5')
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('a list of up to forty', () => {
  const sexes = [
    { value: 'L', label: 'Laki-Laki' },
    { value: 'P', label: 'Perempuan' },
  ]
  const select = (props: Partial<Parameters<typeof Select>[0]> = {}, start = '') => (
    <Held start={start} onChange={props.onChange}>
      {(held, set) => (
        <Select id="jk" label="Jenis kelamin" empty="Pilih" options={sexes} {...props} value={held} onChange={set} />
      )}
    </Held>
  )
  const box = page.getByRole('combobox')
  const words = () => [...(box.element() as HTMLSelectElement).options].map(({ text: word }) => word)

  test.each([
    ['while nothing is chosen', '', false, ['Pilih', 'Laki-Laki', 'Perempuan']],
    ['when optional', 'P', true, ['Pilih', 'Laki-Laki', 'Perempuan']],
    ['never again once chosen', 'P', false, ['Laki-Laki', 'Perempuan']],
  ])('offers the empty option %s', async (_when, start, optional, offered) => {
    await show(select({ optional }, start))
    expect(words()).toEqual(offered)
  })

  test('gives out the chosen value', async () => {
    const onChange = given()
    await show(select({ onChange }))
    await box.selectOptions('P')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('P')
  })

  test.each([
    ['waiting', { waiting: 'Pilih negara dahulu' }, 'Pilih negara dahulu'],
    ['locked', { locked: 'Dari profil' }, 'Dari profil'],
  ])('%s, it is disabled and says why', async (_state, props, why) => {
    await show(select(props))
    await expect.element(box).toBeDisabled()
    await expect.element(page.getByText(why)).toBeVisible()
  })
})

test.each(everyLanguage)('in %s (%s) the word for optional is in that language', async (language) => {
  await show(textField({ optional: true }), { language })
  await expect.element(page.getByText(`(${text('core:optional', {}, language)})`)).toBeVisible()
})
