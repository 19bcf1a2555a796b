import { viennaCode, viennaDivision } from '@saki/domain/marks/viennaCode'
import { hasPlainText } from '@saki/domain/search/plainLetters'
import { useState } from 'react'

import { useViennaNames } from '../../../../cases/viennaNames.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ClassTitle } from '../../../../ui/ClassTitle.tsx'
import { Combobox } from '../../../../ui/Combobox.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { useWords } from '../../../../ui/useWords.ts'

interface ViennaEntryProps {
  codes: readonly string[]
  onChange: (codes: readonly string[]) => void
}

/** Figurative elements: divisions are found by a word; a section is typed as its code. */
export function ViennaEntry({ codes, onChange }: ViennaEntryProps) {
  const { say } = useWords('classify')
  const { classes, nameOf } = useViennaNames(true)
  const [typed, setTyped] = useState('')
  const divisions = classes.filter(({ code }) => code.includes('.'))
  const known = new Set(divisions.map(({ code }) => code))
  const section = viennaCode(typed)
  const isSection = section !== undefined && section.split('.').length === 3
  const options = [
    ...(isSection && known.has(viennaDivision(section))
      ? [{ value: section, label: `${section} ${nameOf(section)}` }]
      : []),
    ...divisions
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
      .filter(({ label }) => hasPlainText(label, typed)),
  ].filter(({ value }) => !codes.includes(value))
  const isUnknown = isSection && !known.has(viennaDivision(section))
  return (
    <section className="grid one-column gap-10">
      <h3 className="middle">
        <Label k="classify:vienna" />
      </h3>
      {codes.length === 0 && <p className="muted sm">{say('classify:vienna.none')}</p>}
      <ul className="hairlines">
        {codes.map((code) => (
          <li key={code} className="row between gap-12">
            <span>
              <bdi dir="ltr" className="mono strong">
                {code}
              </bdi>{' '}
              <ClassTitle name={nameOf(code)} />
            </span>
            <Button
              look="act"
              icon="close"
              aria-label={say('classify:remove', { code })}
              onClick={() => onChange(codes.filter((each) => each !== code))}
            >
              {''}
            </Button>
          </li>
        ))}
      </ul>
      <Combobox
        id="vienna-code"
        label={<Label k="classify:add" />}
        hint={say('classify:vienna.hint')}
        error={isUnknown ? say('classify:vienna.wrong') : undefined}
        options={options}
        value=""
        onSearch={setTyped}
        onChange={(code) => {
          if (code !== '') onChange([...codes, code])
          setTyped('')
        }}
      />
    </section>
  )
}
