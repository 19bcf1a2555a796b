import type { FormRow } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/messages.ts'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Prefill } from '../scene.ts'

interface PrefillButtonProps {
  prefill: Prefill
  row: FormRow
  onFill: (row: FormRow) => void
  main?: boolean
}

/** Fills in a person from the profile or the register; the toast has an undo button when values were replaced. */
export function PrefillButton({ prefill, row, onFill, main = false }: PrefillButtonProps) {
  const { say } = useWords('forms')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<TextKey | undefined>()
  const onPress = async () => {
    setBusy(true)
    setTrouble(undefined)
    const found = await prefill.load(row).catch(() => 'failed' as const)
    setBusy(false)
    if (found === 'failed') return setTrouble('forms:prefill.failed')
    if (found === 'none') return setTrouble(prefill.missing)
    onFill(found)
    const replaced = Object.keys(found).some((name) => row[name] && row[name] !== found[name])
    if (replaced) showToast('forms:prefill.replaced', { action: { text: 'core:undo', do: () => onFill(row) } })
  }
  return (
    <>
      <Button
        icon="id-card"
        small={!main}
        busy={isBusy ? say('core:loading') : undefined}
        onClick={() => void onPress()}
      >
        <Label k={prefill.label} />
      </Button>
      <span role="status" className="hint">
        {trouble && say(trouble)}
      </span>
    </>
  )
}
