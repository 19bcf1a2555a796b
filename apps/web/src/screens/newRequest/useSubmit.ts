import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import type { FormCheck } from '../../forms/useFormCheck.ts'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { useWords } from '../../ui/useWords.ts'
import type { RequestForm } from './useRequestForm.ts'

export type Submitting = ReturnType<typeof useSubmit>

/** Id of a chosen case on the page. */
export function caseElementId(number: string): string {
  return `case-${number}`
}

/** Checks a request, shows its summary and submits it once, however often the button is pressed. */
export function useSubmit(form: RequestForm, formCheck: FormCheck) {
  const { say } = useWords('newRequest')
  const wordsOf = useOfferWords()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<TextKey>()
  const { engine, casesKnown, numbers } = form
  const hasNoFee = casesKnown.some(({ OFFER }) => OFFER.FEE === 'UNSET')
  const caseFaults = [
    ...(numbers.length === 0 ? [{ field: 'add-number', message: say('newRequest:cases.first') }] : []),
    ...casesKnown
      .filter(({ OFFER }) => OFFER.IND_OFFERED === 'N')
      .map(({ PATENT_ID, OFFER }) => ({
        field: caseElementId(PATENT_ID),
        message: `${PATENT_ID}: ${wordsOf(OFFER).when}`,
      })),
  ]
  const failed = () => setTrouble(navigator.onLine ? 'newRequest:submit.unsaved' : 'newRequest:submit.offline')
  const check = async () => {
    setTrouble(undefined)
    if (!engine || isBusy || !formCheck.passes(caseFaults)) return
    setBusy(true)
    const isSaved = await form.ensureOnServer().then(
      () => engine.flush(),
      () => false,
    )
    setBusy(false)
    if (isSaved) setOpen(true)
    else failed()
  }
  const submit = async () => {
    if (!engine || isBusy) return
    setTrouble(undefined)
    setBusy(true)
    await engine.file()
    setBusy(false)
    const { end, refused, refusal } = engine.copy
    if (end === 'filed') return
    setOpen(false)
    if (refused.length > 0)
      formCheck.passes(
        refused.map(({ PATH, MESSAGE }) => ({ field: elementOf(PATH, engine.copy.data.PATENT_IDS), message: MESSAGE })),
      )
    else if (!refusal) failed()
  }
  return {
    check,
    submit,
    close: () => setOpen(false),
    isOpen,
    isBusy,
    trouble,
    blocked: hasNoFee ? `${say('newRequest:fee.unset')} ${say('newRequest:fee.unset.means')}` : undefined,
  }
}

/** Id of the element a fault of the server is about: a chosen case, or a field or attachment by its path. */
function elementOf(path: string, numbers: readonly string[]): string {
  const at = /^CASES\.(\d+)$/.exec(path)?.[1]
  return at === undefined ? path : caseElementId(numbers[Number(at)] ?? '')
}
