import { fieldText, rowsOf } from '@saki/domain/forms/form'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { OwnCases } from './OwnCases.tsx'
import type { RequestForm } from './useRequestForm.ts'

const SECTION = 'EARLIER_RIGHTS'
const NUMBER = 'NUMBER'

/** Takes the earlier rights of an opponent from their own cases; nothing for forms that do not ask for them. */
export function OwnRights({ form }: { form: RequestForm }) {
  const [isOpen, setOpen] = useState(false)
  const asks = form.kind.form.pages.some(({ blocks }) =>
    blocks.some((block) => block.as === 'rows' && block.section === SECTION),
  )
  if (!asks || form.readOnly) return null
  const rows = rowsOf(form.data, SECTION)
  return (
    <div className="pad hairline-above stack">
      <div className="acts">
        <Button look="act" icon="list" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Label k="newRequest:rights.own" />
        </Button>
      </div>
      {isOpen && (
        <OwnCases
          code={undefined}
          chosen={rows.map((row) => fieldText(row, NUMBER))}
          onChoose={(number) => form.change({ [SECTION]: [...rows, { [NUMBER]: number }] })}
        />
      )}
    </div>
  )
}
