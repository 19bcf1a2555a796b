import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { queryClient, queryKeyOf } from '../../lib/queries.ts'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { OwnCases } from './OwnCases.tsx'

interface AddCaseProps {
  /** USERDOC_TYP of the kinds it may be for; the first one possible in the case is taken. */
  codes: readonly string[]
  chosen: readonly string[]
  onChoose: (number: string, code: string) => void
  /** Also offers a list of the reader's own cases, for one kind. */
  fromOwn?: boolean
  verb?: TextKey
}

/** Adds a case by its number, or from the reader's own. One in which the request may not be made is refused with the reason. */
export function AddCase({ codes, chosen, onChoose, fromOwn = false, verb = 'newRequest:add.do' }: AddCaseProps) {
  const { say } = useWords('newRequest', 'requests', 'core')
  const wordsOf = useOfferWords()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isListed, setListed] = useState(false)
  const faultOf = async (number: string): Promise<{ fault?: string; found?: string; code?: string }> => {
    const query = { patentId: number }
    try {
      const offers = await ask('requestOffers', { query })
      const found = offers.PATENT_ID
      queryClient.setQueryData(queryKeyOf('requestOffers', { query: { patentId: found } }), offers)
      const asked = offers.OFFERS.filter(({ USERDOC_TYP }) => codes.includes(USERDOC_TYP))
      const open = asked.find(({ IND_OFFERED }) => IND_OFFERED === 'Y')
      if (open) return { found, code: open.USERDOC_TYP }
      // Of several kinds the one that the right knows says why.
      const shut = asked.find(({ WHY }) => WHY !== 'wrong_right') ?? asked[0]
      const { when, ground } = shut ? wordsOf(shut) : { when: say('requests:why.wrong_right'), ground: '' }
      return { fault: `${number}: ${when} ${ground}`.trim() }
    } catch (error) {
      const isUnknown = error instanceof AskError && (error.status === 404 || error.status === 422)
      return { fault: isUnknown ? say('newRequest:add.unknown', { number }) : say('newRequest:add.failed') }
    }
  }
  const add = async () => {
    const number = typed.replace(/\s/g, '').toUpperCase()
    if (number === '') return setFault(say('newRequest:add.missing'))
    if (chosen.includes(number)) return setFault(say('newRequest:add.already', { number }))
    setBusy(true)
    const answer = await faultOf(number)
    setBusy(false)
    setFault(answer.fault)
    const { found, code } = answer
    if (found === undefined || code === undefined) return undefined
    setTyped('')
    return chosen.includes(found) ? undefined : onChoose(found, code)
  }
  return (
    <div className="stack">
      <form
        noValidate
        className="row wrap gap-12 align-end"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          id="add-number"
          className="grow"
          label={<Label k="newRequest:add.number" />}
          code
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setFault(undefined)
          }}
          error={fault}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" icon="plus" className="below-16" busy={isBusy ? say('core:loading') : undefined}>
          <Label k={verb} />
        </Button>
      </form>
      {fromOwn && (
        <div className="actions">
          <Button look="act" icon="list" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            <Label k={isListed ? 'newRequest:add.own.close' : 'newRequest:add.own'} />
          </Button>
        </div>
      )}
      {isListed && <OwnCases code={codes[0]} chosen={chosen} onChoose={(number) => onChoose(number, codes[0] ?? '')} />}
    </div>
  )
}
