import type { CaseRow } from '@saki/contracts/caseRow'
import { useDeferredValue, useState } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { useCall } from '../../lib/queries.ts'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Code } from '../../ui/Code.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Cases shown at once; typing finds the others. */
const SHOWN = 8

interface OwnCasesProps {
  /** USERDOC_TYP; undefined: a case is chosen for another reason than to make a request in it. */
  code: string | undefined
  chosen: readonly string[]
  onChoose: (number: string) => void
}

/** The reader's cases that match what is typed, each with the offer of the kind in it. */
export function OwnCases({ code, chosen, onChoose }: OwnCasesProps) {
  const { say } = useWords('newRequest')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, error, refetch } = useCall(
    'getPatents',
    { query: { ...(q !== '' && { q }), size: SHOWN } },
    { placeholderData: (before) => before, staleTime: 30_000 },
  )
  const rows = data?.data.filter(({ PATENT_ID }) => PATENT_ID !== null)
  return (
    <div className="stack">
      <TextField
        id={`own-${code ?? 'rights'}`}
        label={<Label k="newRequest:add.search" />}
        lead="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} block={40} />}
      {rows?.length === 0 && <p className="muted">{say('newRequest:add.none')}</p>}
      <ul>
        {rows?.map((row) => (
          <OwnCase
            key={row.PATENT_ID}
            row={row}
            code={code}
            isChosen={chosen.includes(row.PATENT_ID ?? '')}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  )
}

interface OwnCaseProps extends Pick<OwnCasesProps, 'code' | 'onChoose'> {
  row: CaseRow
  isChosen: boolean
}

function OwnCase({ row, code, isChosen, onChoose }: OwnCaseProps) {
  const wordsOf = useOfferWords()
  const number = row.PATENT_ID ?? ''
  const { data } = useCall(
    'requestOffers',
    { query: { patentId: number } },
    { enabled: code !== undefined, staleTime: 30_000 },
  )
  const offer = data?.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === code)
  const words = offer && wordsOf(offer)
  const mayChoose = code === undefined || offer?.IND_OFFERED === 'Y'
  return (
    <li className="row gap-16 below-12">
      <div className="grow">
        <span className="row wrap gap-8">
          <RightMark right={row.RIGHT} bare />
          <b>
            <bdi>{row.TITLE}</bdi>
          </b>
          <Code value={number} />
        </span>
        {words && (
          <span className="block hint">
            {words.when} {mayChoose ? '' : words.ground}
          </span>
        )}
      </div>
      {isChosen ? (
        <Chip tone="green" icon="check">
          <Label k="newRequest:chosen" />
        </Chip>
      ) : (
        mayChoose && (
          <Button small onClick={() => onChoose(number)}>
            <Label k="newRequest:choose" />
            <span className="sr"> {number}</span>
          </Button>
        )
      )}
    </li>
  )
}
