import { useNiceClasses } from '../../../../cases/niceClasses.ts'
import type { Answer } from '../../../../lib/ask.ts'
import { Label } from '../../../../ui/Label.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import { classesAfter, placeOf, type Entered } from './entered.ts'

interface NiceEntryProps {
  goods: Answer<'officeClassification'>['NICE']
  classes: Entered['classes']
  onChange: (classes: Entered['classes']) => void
}

/** Each term with its class. */
export function NiceEntry({ goods, classes, onChange }: NiceEntryProps) {
  const { say } = useWords('classify')
  const names = useNiceClasses()
  const options = names.classes.map(({ NICE_CLASS_CODE: code }) => ({
    value: code,
    label: `${code} ${names.briefOf(code)}`,
  }))
  const after = classesAfter(goods, classes)
  return (
    <section className="grid one-column gap-10">
      <h3 className="middle">
        <Label k="classify:nice" />
      </h3>
      <p className="hint">{say('classify:nice.hint')}</p>
      <ul className="grid one-column gap-12">
        {goods.flatMap(({ NICE_CLASS_CODE: from, TERMS }) =>
          TERMS.map((term, at) => {
            const place = placeOf(from, at)
            const to = classes[place] ?? from
            return (
              <li key={place}>
                <Select
                  id={`term-${from}-${at}`}
                  label={<bdi className="break-anywhere">{term}</bdi>}
                  value={String(to)}
                  onChange={(code) => onChange({ ...classes, [place]: Number(code) })}
                  options={options}
                />
              </li>
            )
          }),
        )}
      </ul>
      {after > goods.length && <Note tone="warn">{say('classify:more', { before: goods.length, after })}</Note>}
    </section>
  )
}
