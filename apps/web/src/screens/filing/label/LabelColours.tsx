import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { sectionOf, fieldText, wordsOf } from '@saki/domain/forms/form'
import { colourNames, hexOf, type ColourName } from '@saki/domain/marks/colourNames'
import { useState } from 'react'

import { useFormScene } from '../../../forms/scene.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useTerm, useWords } from '../../../ui/useWords.ts'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { Dropper } from './Dropper.tsx'
import { COLOUR_CLAIMED, COLOURS, SIGN } from './signFields.ts'
import type { LabelState } from './useLabel.ts'
import type { LabelLook } from './useLabelLooks.ts'
import formsStyles from '../../../forms/forms.module.css'
import labelStyles from './label.module.css'

interface LabelColoursProps {
  file: FileRow
  label: LabelState
  look: LabelLook | 'failed' | undefined
}

/** Colours of the label by name: measured on this device, editable, and written to the answers only on request. */
export function LabelColours({ file, label, look }: LabelColoursProps) {
  const { say } = useWords('goods')
  const term = useTerm()
  const { data, change, readOnly } = useFormScene()
  const [changed, setChanged] = useState<readonly ColourName[]>()
  const [isPicking, setPicking] = useState(false)
  const names = changed ?? (look && look !== 'failed' && look.look === 'COLOUR' ? look.colours : [])
  const add = (name: ColourName) => setChanged([...names.filter((other) => other !== name), name])
  const words = names.map((name) => term(`goods:colour.${name}`).term)
  const sign = sectionOf(data, SIGN)
  const isUsed = fieldText(sign, COLOUR_CLAIMED) === 'Y' && wordsOf(sign[COLOURS]).join() === words.join()
  if (readOnly) return null
  const state = () => {
    if (look === 'failed') return say('goods:label.colours.failed')
    if (!look) return say('goods:label.colours.looking')
    if (look.look === 'GREY') return say('goods:label.colours.grey')
    return say(look.colours.length === 0 ? 'goods:label.colours.none' : 'goods:label.colours.found')
  }
  return (
    <section
      className={clsx(labelStyles.colours, 'flush-fields pad-16 one-column grid gap-8 framed')}
      aria-label={say('goods:label.colours')}
    >
      <h3>
        <Label k="goods:label.colours" />
      </h3>
      <p className="hint" role="status">
        {state()}
      </p>
      <ul className={clsx(formsStyles.words, 'flex wrap gap-6')}>
        {names.map((name) => {
          const { term: word, caption } = term(`goods:colour.${name}`)
          return (
            <li key={name}>
              <span
                className={clsx(formsStyles.swatch, 'fixed')}
                style={{ background: hexOf(name) }}
                aria-hidden="true"
              />
              <TwoNames name={word} own={caption} />
              <button
                type="button"
                aria-label={say('goods:label.colours.remove', { colour: word })}
                onClick={() => setChanged(names.filter((other) => other !== name))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex wrap align-end gap-12 row-gap-8">
        <Select
          id="label-colour"
          label={<Label k="goods:label.colours.add" />}
          empty={say('goods:label.colours.choose')}
          value=""
          onChange={(name) => add(name as ColourName)}
          options={colourNames
            .filter((name) => !names.includes(name))
            .map((name) => {
              const { term: word, caption } = term(`goods:colour.${name}`)
              return { value: name, label: caption ? `${word} (${caption})` : word }
            })}
        />
        <Button aria-expanded={isPicking} icon="sign" onClick={() => setPicking(!isPicking)}>
          <Label k="goods:label.dropper" />
        </Button>
      </div>
      {isPicking && <Dropper file={file} edits={label.edits.editsOf(file)} onTake={add} />}
      {names.length > 0 && isUsed && (
        <p className="row gap-6 text-success small strong" role="status">
          <Icon name="check-circle" size={18} />
          {say('goods:label.colours.used')}
        </p>
      )}
      {names.length > 0 && !isUsed && (
        <div className="actions">
          <Button
            look="primary"
            icon="check"
            onClick={() => change({ [`${SIGN}.${COLOUR_CLAIMED}`]: 'Y', [`${SIGN}.${COLOURS}`]: words })}
          >
            <Label k="goods:label.colours.use" />
          </Button>
        </div>
      )}
    </section>
  )
}
