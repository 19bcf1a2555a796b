import { readNumberList, type ListedPatent } from '@saki/domain/annuities/numberList'
import { useId, useRef, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Chosen } from './useChosen.ts'

/** Most bytes of a list of numbers; the largest list allowed is far smaller. */
const LARGEST_FILE = 100_000

/** Patents by number: typed, or from a CSV file. Rows that name no patent are explained; the others are chosen. */
export function OtherNumbers({ chosen }: { chosen: Chosen }) {
  const { say } = useWords('annuities')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly ListedPatent[]>([])
  const [isTooLarge, setTooLarge] = useState(false)
  const onAdd = (list: string) => {
    const rows = readNumberList(list)
    const wrong = rows.filter(({ fault }) => fault !== undefined)
    setFaults(wrong)
    setText(wrong.map((row) => row.text).join('\n'))
    chosen.add(
      rows.flatMap(({ applicationNumber, toYear = null, fault }) =>
        fault === undefined && applicationNumber !== undefined ? [{ number: applicationNumber, toYear }] : [],
      ),
    )
  }
  const onFile = async (picked: File | undefined) => {
    setTooLarge(picked !== undefined && picked.size > LARGEST_FILE)
    if (picked && picked.size <= LARGEST_FILE) onAdd(await picked.text())
    if (file.current) file.current.value = ''
  }
  return (
    <Card title={<Label k="annuities:other" />}>
      <TextArea
        id={`${id}-numbers`}
        label={<Label k="annuities:numbers" />}
        hint={say('annuities:numbers.hint')}
        value={text}
        onChange={setText}
        rows={3}
        spellCheck={false}
      />
      {faults.length > 0 && (
        <Note tone="warn">
          <ul>
            {faults.map(({ row, text: line, fault = 'number' }) => (
              <li key={row}>
                {say('annuities:row', { row })} <bdi dir="ltr">{line}</bdi>: {say(`annuities:row.${fault}`)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {isTooLarge && <Note tone="warn">{say('annuities:file.large')}</Note>}
      <div className="actions above-12">
        <Button icon="plus" onClick={() => onAdd(text)}>
          <Label k="annuities:add" />
        </Button>
        <Button look="act" icon="upload" onClick={() => file.current?.click()}>
          <Label k="annuities:file" />
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr"
          tabIndex={-1}
          aria-label={say('annuities:file')}
          onChange={(event) => void onFile(event.target.files?.[0])}
        />
      </div>
    </Card>
  )
}
